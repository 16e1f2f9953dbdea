import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPicture } from '../writing/writing.fixture';
import {
  ALIVE,
  ANSWER,
  CHATS,
  ChatDesk,
  DETAIL,
  DUTY,
  END,
  LEAVE,
  nextKey,
  OF_PERSON,
  RELEASE,
  SEEN,
  SET_DUTY,
  TAKE,
} from './chat.fixture';

const ANSWERS = 'GET /api/mpaccount/v1/staff/chat/answers' as const;
const WRITE = 'POST /api/mpaccount/v1/staff/chat/answer' as const;
const REMOVE = 'POST /api/mpaccount/v1/staff/chat/answer/remove' as const;
const TICKET = 'POST /api/mpaccount/v1/staff/live/ticket' as const;

let desk: ChatDesk;
beforeAll(async () => {
  desk = await ChatDesk.open();
});
afterAll(() => desk.server.close());

const login = () => desk.server.login();

describe('an agent', () => {
  it('sees the queue in its order, takes from it, and reads what was said before', async () => {
    const [first, second] = [await login(), await login()];
    await desk.duty(true);
    const [one, two] = [await desk.waiting(first), await desk.waiting(second)];
    await desk.say(first, '我的电话是 13912345678');
    const { token } = desk.agent;
    const { items } = await desk.server.ask(CHATS, { token, query: { state: 'waiting' } });
    expect(items.map(({ conversationId }) => conversationId)).toEqual([one, two]);
    expect(items[0]).toMatchObject({ lastText: '我的电话是 13912345678', unread: 1, agentName: '', isOwn: false });
    expect(await desk.showDuty()).toEqual({ isOnDuty: true, agents: 1, waiting: 2, own: 0 });

    expect((await desk.take(one)).name).toBe('SUCCESS');
    expect(await desk.showDuty()).toEqual({ isOnDuty: true, agents: 1, waiting: 1, own: 1 });
    expect(await desk.take(one)).toMatchObject({ name: 'STATE_CHANGED', message: '该会话已被接入或已结束' });
    expect(await desk.detail(one)).toMatchObject({
      ...{ state: 'open', isOwn: true, unread: 0, mobile: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/) },
    });
    const said = await desk.server.ask(OF_PERSON, { token, query: { conversationId: one, size: 50 } });
    expect(said.items.map(({ writer }) => writer).reverse()).toEqual([
      ...['customer', 'auto', 'notice', 'customer', 'notice'],
    ]);
    await desk.end(one);
    await desk.server.call(LEAVE, { token: second.token });
  });

  it('has to be on duty, and has ten conversations at most', async () => {
    const people = [];
    for (let index = 0; index < 11; index += 1) people.push(await login());
    await desk.duty(false);
    const ids: string[] = [];
    for (const person of people) ids.push(await desk.waiting(person));
    const [first = '', ...others] = ids;
    expect(await desk.take(first)).toMatchObject({ name: 'STATE_CHANGED', message: '请先上线再接入会话' });
    await desk.duty(true);
    for (const id of others) expect((await desk.take(id)).name).toBe('SUCCESS');
    expect(await desk.take(first)).toMatchObject({ name: 'LIMIT_REACHED', message: '同时最多接待 10 位客户' });

    // Whoever goes gives all of them back, and each keeps its place.
    await desk.duty(false);
    expect(await desk.showDuty()).toEqual({ isOnDuty: false, agents: 0, waiting: 11, own: 0 });
    const { items } = await desk.server.ask(CHATS, { token: desk.agent.token, query: { size: 50 } });
    expect(items.map(({ conversationId }) => conversationId)).toEqual(ids);
    for (const { token } of people) await desk.server.call(LEAVE, { token });
  });

  it('writes texts and own pictures in an own conversation alone, once under a key', async () => {
    const person = await login();
    const other = await desk.server.login({ roles: ['agent'] });
    const id = await desk.served(person);
    const key = nextKey();
    await desk.answer(id, '您好', desk.agent, key);
    await desk.answer(id, '您好', desk.agent, key);
    const picture = await uploadPicture(desk.server, desk.agent);
    const body = { conversationId: id, clientKey: nextKey(), message: { kind: 'picture' as const, picture } };
    expect((await desk.server.call(ANSWER, { token: other.token, body })).name).toBe('STATE_CHANGED');
    const sent = await desk.server.call(ANSWER, { token: desk.agent.token, body });
    expect(sent.data.picture).toMatch(/^\/files\//);
    const mine = await desk.history(person);
    expect(mine.slice(-2)).toEqual(['agent: 您好', 'agent: ']);

    // Of somebody else's conversation nothing changes.
    await desk.say(person, '谢谢');
    await desk.seen(id, other);
    expect((await desk.detail(id)).unread).toBe(1);
    expect((await desk.end(id, other)).name).toBe('STATE_CHANGED');
    expect((await desk.server.call(RELEASE, { token: other.token, body: { conversationId: id } })).name).toBe(
      'STATE_CHANGED',
    );
    await desk.seen(id);
    expect((await desk.detail(id)).unread).toBe(0);
    expect((await desk.end(id)).name).toBe('SUCCESS');
    expect(await desk.answer(id, '还有什么')).toMatchObject({
      name: 'STATE_CHANGED',
      message: '会话已结束，请刷新后查看',
    });
    expect((await desk.history(person)).at(-1)).toBe('notice: 客服已结束本次会话');
  });

  it('gives a conversation back to the queue, where another takes it', async () => {
    const person = await login();
    const other = await desk.server.login({ roles: ['agent'] });
    const id = await desk.served(person);
    await desk.duty(true, other);
    const { token } = desk.agent;
    expect((await desk.server.call(RELEASE, { token, body: { conversationId: id } })).name).toBe('SUCCESS');
    expect((await desk.take(id, other)).name).toBe('SUCCESS');
    expect(await desk.detail(id, other)).toMatchObject({ isOwn: true });
    await desk.end(id, other);
    await desk.duty(false, other);
  });

  it('stays on duty while the console is open', async () => {
    await desk.duty(true);
    const { token } = desk.agent;
    for (let minute = 0; minute < 4; minute += 1) {
      desk.server.clock.advance(60_000);
      expect((await desk.server.call(ALIVE, { token })).name).toBe('SUCCESS');
    }
    expect((await desk.showDuty()).isOnDuty).toBe(true);
    desk.server.clock.advance(121_000);
    expect((await desk.showDuty()).isOnDuty).toBe(false);
  });
});

describe('who may what', () => {
  it('an auditor reads without names, numbers and pictures, and changes nothing', async () => {
    const person = await login();
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const id = await desk.served(person);
    await desk.say(person, '我的电话是 13912345678');
    const { token } = auditor;
    const { items } = await desk.server.ask(CHATS, { token, query: { state: 'open', size: 50 } });
    const found = items.find(({ conversationId }) => conversationId === id);
    expect(found).toMatchObject({ lastText: '我的电话是 ****', nickname: expect.stringContaining('*') });
    const said = await desk.server.ask(OF_PERSON, { token, query: { conversationId: id } });
    expect(said.items[0]).toMatchObject({ text: '我的电话是 ****', picture: null });
    expect((await desk.take(id, auditor)).name).toBe('FORBIDDEN');
    expect((await desk.server.call(ALIVE, { token })).name).toBe('SUCCESS');
    expect((await desk.showDuty(auditor)).isOnDuty).toBe(false);
    await desk.end(id);
  });

  it('customers and operators see no conversation; what is not there is not found', async () => {
    const person = await login();
    const operator = await desk.server.login({ roles: ['operator'] });
    const query = { conversationId: 'nothing' };
    for (const { token } of [person, operator]) {
      expect((await desk.server.call(CHATS, { token })).name).toBe('FORBIDDEN');
      expect((await desk.server.call(DETAIL, { token, query })).name).toBe('FORBIDDEN');
      expect((await desk.server.call(OF_PERSON, { token, query })).name).toBe('FORBIDDEN');
      expect((await desk.server.call(SET_DUTY, { token, body: { isOnDuty: true } })).name).toBe('FORBIDDEN');
      expect((await desk.server.call(DUTY, { token })).name).toBe('FORBIDDEN');
    }
    await desk.duty(true);
    const { token } = desk.agent;
    expect((await desk.server.call(DETAIL, { token, query })).name).toBe('NOT_FOUND');
    expect((await desk.server.call(OF_PERSON, { token, query })).name).toBe('NOT_FOUND');
    for (const key of [TAKE, SEEN, RELEASE, END] as const)
      expect((await desk.server.call(key, { token, body: query })).name, key).toBe('NOT_FOUND');
    expect((await desk.answer('nothing', '你好')).name).toBe('NOT_FOUND');
    expect((await desk.server.call(CHATS)).code).toBe('000009');
    expect((await desk.server.call(TICKET)).code).toBe('000009');
    expect((await desk.server.call(TICKET, { token: person.token })).name).toBe('FORBIDDEN');
    expect((await desk.server.ask(TICKET, { token })).ticket).toMatch(/.{40}/);
  });
});

describe('answers that come by themselves', () => {
  const content = {
    question: '周末营业吗？',
    keywords: ['周末', '营业'],
    answer: '营业。',
    position: 5,
    isShown: true,
  };

  it('are added, changed by one at a time, and removed', async () => {
    const { token } = desk.agent;
    const write = (body: object) => desk.server.call(WRITE, { token, body: body as never });
    const { data: added } = await write({ answerId: null, seenAt: null, ...content });
    const person = await login();
    await desk.say(person, '周末开门吗');
    expect((await desk.history(person)).at(-1)).toBe('auto: 营业。');

    const seen = { answerId: added.answerId, seenAt: added.updatedAt };
    const changed = await write({ ...seen, ...content, isShown: false });
    expect(changed.data).toMatchObject({ isShown: false });
    expect(await write({ ...seen, ...content })).toMatchObject({
      name: 'STATE_CHANGED',
      message: '该回复已被他人修改，请刷新',
    });
    await desk.say(person, '周末开门吗');
    expect((await desk.history(person)).at(-1)).toMatch(/^auto: 抱歉/);
    const { items } = await desk.server.ask(ANSWERS, { token, query: { size: 50 } });
    expect(items.map(({ answerId }) => answerId)).toEqual(['answer-drive', 'answer-hidden', added.answerId]);
    const remove = () => desk.server.call(REMOVE, { token, body: { answerId: added.answerId } });
    expect((await remove()).name).toBe('SUCCESS');
    expect((await remove()).name).toBe('NOT_FOUND');
    expect((await write({ ...seen, ...content })).name).toBe('NOT_FOUND');
    for (const wrong of [{ question: '' }, { answer: '' }, { position: -1 }, { keywords: [''] }])
      expect((await write({ answerId: null, seenAt: null, ...content, ...wrong })).name).toBe('BAD_INPUT');
  });

  it('are written by agents alone, and no more than 100', async () => {
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const body = { answerId: null, seenAt: null, ...content };
    expect((await desk.server.call(WRITE, { token: auditor.token, body })).name).toBe('FORBIDDEN');
    expect((await desk.server.call(REMOVE, { token: auditor.token, body: { answerId: 'answer-drive' } })).name).toBe(
      'FORBIDDEN',
    );
    expect((await desk.server.ask(ANSWERS, { token: auditor.token })).items).toHaveLength(2);
    await desk.server.database.executeSql(
      `insert into chat_answers select 'many-' || n, 'q', '[]', 'a', 900, false, now(), now()
       from generate_series(1, 98) n`,
    );
    expect(await desk.server.call(WRITE, { token: desk.agent.token, body })).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '最多 100 条自动回复',
    });
  });
});
