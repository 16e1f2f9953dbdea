import { RATING_MS } from '@voltfront/rules/chat/chat';
import { MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPicture } from '../writing/writing.fixture';
import { CARD, CHAT, ChatDesk, CLOSE, LEAVE, MESSAGES, nextKey, QUEUE, RATE, READ, SEND, UNREAD } from './chat.fixture';
import { closeIdleChats } from './close-idle-chats';

let desk: ChatDesk;
beforeAll(async () => {
  desk = await ChatDesk.open();
});
afterAll(() => desk.server.close());

const login = () => desk.server.login();
const ON_DUTY = '您好，我是智能助手，请描述您的问题；需要人工服务时点击“转人工”';
const OFF_DUTY = '您好，人工客服服务时间为每天 9:00–21:00，当前由智能助手为您解答';

describe('a customer without an agent', () => {
  it('is answered by itself: greeted once, then by what fits, or told that nothing does', async () => {
    await desk.duty(false);
    const person = await login();
    expect(await desk.state(person)).toEqual({
      conversation: null,
      isOnDuty: false,
      questions: [{ answerId: 'answer-drive', question: '如何试驾？' }],
      unread: 0,
    });
    await desk.say(person, '想试驾');
    await desk.say(person, '你们好');
    expect(await desk.history(person)).toEqual([
      'customer: 想试驾',
      `auto: ${OFF_DUTY}`,
      'auto: 在“我的”预约试驾。',
      'customer: 你们好',
      'auto: 抱歉，暂时没有找到相关答案，您可以换个说法，或点击“转人工”',
    ]);
    const { conversation, unread } = await desk.state(person);
    expect([conversation?.state, unread]).toEqual(['answering', 3]);
  });

  it('taps a listed question; one that is not listed, or gone, is refused', async () => {
    const person = await login();
    await desk.send(person, { kind: 'question', answerId: 'answer-drive' });
    expect((await desk.history(person)).at(-1)).toBe('auto: 在“我的”预约试驾。');
    for (const answerId of ['answer-hidden', 'nothing'])
      expect(await desk.send(person, { kind: 'question', answerId })).toMatchObject({
        name: 'NOT_FOUND',
        message: '该问题已更新，请直接输入',
      });
    expect(await desk.history(person)).toHaveLength(3);
  });

  it('sees a message once, however often it is sent, and its own as read', async () => {
    const person = await login();
    const key = nextKey();
    const first = await desk.say(person, '试驾', key);
    expect((await desk.say(person, '别的', key)).data).toEqual(first.data);
    expect(first.data).toMatchObject({ writer: 'customer', text: '试驾', isRead: true, clientKey: key });
    expect(await desk.history(person)).toHaveLength(3);
  });

  it('is refused what is empty, too long, or of the wrong form, and nothing is kept', async () => {
    const person = await login();
    const { token } = person;
    for (const message of [
      { kind: 'text', text: '   ' },
      { kind: 'text', text: '长'.repeat(501) },
      { kind: 'picture', picture: 'https://elsewhere.example/one.png' },
      { kind: 'card', subject: { about: 'person', key: '1' } },
    ])
      expect((await desk.send(person, message as never)).name, JSON.stringify(message)).toBe('BAD_INPUT');
    const body = { clientKey: 'short', message: { kind: 'text' as const, text: '你好' } };
    expect((await desk.server.call(SEND, { token, body })).name).toBe('BAD_INPUT');
    expect((await desk.state(person)).conversation).toBeNull();
    expect((await desk.say(person, '长'.repeat(500))).name).toBe('SUCCESS');
  });

  it('sends own pictures, which others cannot', async () => {
    const [person, other] = [await login(), await login()];
    const picture = await uploadPicture(desk.server, person);
    expect(await desk.send(other, { kind: 'picture', picture })).toMatchObject({
      name: 'NOT_FOUND',
      message: '图片已失效，请重新选择',
    });
    const { data } = await desk.send(person, { kind: 'picture', picture });
    expect(data.picture).toMatch(/^\/files\/.+\?until=\d{13}&sign=/);
    // It belongs to that message now.
    expect((await desk.send(person, { kind: 'picture', picture })).name).toBe('NOT_FOUND');
  });

  it('sends cards only of what is there', async () => {
    const person = await login();
    const { token } = person;
    for (const [about, key] of [
      ['model', 'NOPE'],
      ['car', 'nothing'],
      ['store', 'nowhere'],
      ['order', 'VO261120100000000000'],
    ] as const) {
      expect((await desk.send(person, { kind: 'card', subject: { about, key } })).name, about).toBe('NOT_FOUND');
      expect((await desk.server.call(CARD, { token, query: { about, key } })).name, about).toBe('NOT_FOUND');
    }
    expect((await desk.state(person)).conversation).toBeNull();
  });
});

describe('the queue', () => {
  it('is entered once, shows who is before, and is left', async () => {
    const [first, second] = [await login(), await login()];
    await desk.duty(true);
    await desk.waiting(first);
    await desk.waiting(second);
    const before = await desk.state(second);
    expect(before.conversation).toMatchObject({ state: 'waiting', ahead: 1, agent: null });
    expect((await desk.queue(second)).data.conversation?.ahead).toBe(1);
    const left = await desk.server.call(LEAVE, { token: first.token });
    expect(left.data.conversation).toMatchObject({ state: 'answering', ahead: null });
    expect(await desk.server.call(LEAVE, { token: first.token })).toMatchObject({
      name: 'STATE_CHANGED',
      message: '您当前不在排队中',
    });
    expect((await desk.state(second)).conversation?.ahead).toBe(0);
    expect(await desk.history(first)).toContain('notice: 已为您转接人工客服，请稍候');
    expect((await desk.history(first)).at(-1)).toBe('notice: 您已取消排队');
    await desk.server.call(LEAVE, { token: second.token });
  });

  it('takes messages that nobody answers by itself, and says when agents come back', async () => {
    await desk.duty(false);
    const person = await login();
    await desk.queue(person);
    await desk.say(person, '试驾');
    expect(await desk.history(person)).toEqual([
      'notice: 人工客服已下班，您的咨询已留言排队，9:00 上线后优先回复',
      'customer: 试驾',
    ]);
    await desk.server.call(LEAVE, { token: person.token });
  });
});

describe('a conversation with an agent', () => {
  it('is read on both sides, ends, and is rated once', async () => {
    const person = await login();
    const { token } = person;
    const conversationId = await desk.served(person);
    const { data } = await desk.say(person, '在吗');
    expect(data.isRead).toBe(false);
    await desk.seen(conversationId);
    const { items } = await desk.server.ask(MESSAGES, { token });
    expect(items[0]).toMatchObject({ text: '在吗', isRead: true });

    await desk.server.call(READ, { token });
    expect(await desk.unread(person)).toBe(0);
    const answered = await desk.answer(conversationId, '在的');
    expect(answered.data).toMatchObject({ writer: 'agent', name: expect.stringMatching(/.+/), isRead: false });
    expect(await desk.unread(person)).toBe(1);
    expect((await desk.server.call(READ, { token })).name).toBe('SUCCESS');
    expect(await desk.unread(person)).toBe(0);
    expect((await desk.queue(person)).name).toBe('ALREADY_DONE');

    const rate = (stars: number) => desk.server.call(RATE, { token, body: { conversationId, stars, note: '很好' } });
    expect(await rate(5)).toMatchObject({ name: 'STATE_CHANGED', message: '该会话暂时不能评价' });
    const closed = await desk.server.call(CLOSE, { token, body: { conversationId } });
    expect(closed.data.conversation).toMatchObject({ state: 'closed', canRate: true, stars: null });
    expect((await desk.server.call(CLOSE, { token, body: { conversationId } })).name).toBe('STATE_CHANGED');
    expect((await rate(6)).name).toBe('BAD_INPUT');
    expect((await rate(4)).data.conversation).toMatchObject({ stars: 4, canRate: false });
    expect(await rate(5)).toMatchObject({ name: 'ALREADY_DONE', message: '您已评价过本次服务' });
    expect(await desk.detail(conversationId)).toMatchObject({ stars: 4, ratingNote: '很好', state: 'closed' });

    // What is written after is a new conversation.
    await desk.say(person, '试驾');
    const { conversation } = await desk.state(person);
    expect(conversation).toMatchObject({ state: 'answering', agent: null });
    expect(conversation?.conversationId).not.toBe(conversationId);
  });

  it('is rated within a week', async () => {
    const person = await login();
    const conversationId = await desk.served(person);
    await desk.end(conversationId);
    await desk.server.database.executeSql(
      `update chat_conversations set closed_at = closed_at - ($1 || ' milliseconds')::interval where id = $2`,
      [String(RATING_MS), conversationId],
    );
    const body = { conversationId, stars: 5 };
    expect((await desk.server.call(RATE, { token: person.token, body })).name).toBe('STATE_CHANGED');
    expect((await desk.state(person)).conversation?.canRate).toBe(false);
  });

  it('goes back to the queue when its agent is not heard of any more', async () => {
    const person = await login();
    const conversationId = await desk.served(person);
    desk.server.clock.advance(3 * MINUTE_MS);
    await desk.say(person, '还在吗');
    expect((await desk.state(person)).conversation).toMatchObject({ state: 'waiting', agent: null });
    expect((await desk.history(person)).at(-1)).toMatch(/^notice: .+ 已离开，正在为您重新安排$/);
    await desk.duty(true);
    expect((await desk.take(conversationId)).name).toBe('SUCCESS');
    await desk.end(conversationId);
  });

  it('ends after a day without a word, while the queue stays', async () => {
    const [person, other, third] = [await login(), await login(), await login()];
    const open = await desk.served(person);
    await desk.waiting(other);
    await desk.say(third, '你好');
    await desk.server.database.executeSql(
      `update chat_conversations set last_at = last_at - interval '25 hours' where account_id = any($1)`,
      [[person.accountId, other.accountId, third.accountId]],
    );
    desk.server.clock.advance(MINUTE_MS);
    await closeIdleChats(desk.server.ctx());
    expect((await desk.detail(open)).state).toBe('closed');
    expect((await desk.history(person)).at(-1)).toBe('notice: 长时间没有新消息，会话已自动结束');
    expect((await desk.state(other)).conversation?.state).toBe('waiting');
    expect((await desk.state(third)).conversation?.state).toBe('closed');
    expect((await desk.history(third)).at(-1)).toBe(`auto: ${ON_DUTY}`);
    await desk.server.call(LEAVE, { token: other.token });
  });

  it('is deleted after three years', async () => {
    const person = await login();
    const conversationId = await desk.served(person);
    await desk.end(conversationId);
    for (const [table, column] of [
      ['chat_messages', 'created_at'],
      ['chat_conversations', 'closed_at'],
    ])
      await desk.server.database.executeSql(
        `update ${table} set ${column} = ${column} - interval '1096 days' where account_id = $1`,
        [person.accountId],
      );
    await closeIdleChats(desk.server.ctx());
    expect(await desk.history(person)).toEqual([]);
    expect((await desk.state(person)).conversation).toBeNull();
  });
});

describe('others', () => {
  it('cannot close, rate or see what is not theirs, nor a visitor anything', async () => {
    const [person, other] = [await login(), await login()];
    const conversationId = await desk.served(person);
    const { token } = other;
    expect((await desk.server.call(CLOSE, { token, body: { conversationId } })).name).toBe('NOT_FOUND');
    await desk.end(conversationId);
    expect((await desk.server.call(RATE, { token, body: { conversationId, stars: 1 } })).name).toBe('NOT_FOUND');
    expect(await desk.history(other)).toEqual([]);
    const message = { kind: 'text' as const, text: '你好' };
    const calls = await Promise.all([
      desk.server.call(CHAT),
      desk.server.call(UNREAD),
      desk.server.call(MESSAGES),
      desk.server.call(CARD, { query: { about: 'model', key: 'YL01' } }),
      desk.server.call(SEND, { body: { clientKey: nextKey(), message } }),
      desk.server.call(QUEUE),
      desk.server.call(LEAVE),
      desk.server.call(READ),
      desk.server.call(CLOSE, { body: { conversationId } }),
      desk.server.call(RATE, { body: { conversationId, stars: 1 } }),
    ]);
    expect(calls.map(({ code }) => code)).toEqual(calls.map(() => '000009'));
  });
});
