import type { ReplyOf } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '../../kernel/errors';
import { runUpkeep } from '../../kernel/upkeep';
import type { SubscriptionMessage } from '../../providers/subscription-message';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { message } from '.';
import { sendMessage } from './send-message';

const LIST = 'GET /api/mpaccount/v1/messages' as const;
const UNREAD = 'GET /api/mpaccount/v1/messages/unread' as const;
const READ = 'POST /api/mpaccount/v1/messages/read' as const;
const DELETE = 'POST /api/mpaccount/v1/messages/delete' as const;
const MINI = { 'x-volt-platform': 'MINI' };
const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const paid = { orderNo: 'VO1', model: '01', amountFen: 500_000 };
const tell = (
  person: TestPerson,
  template: string,
  eventKey: string,
  params = paid as Record<string, string | number>,
) =>
  server.database.transaction((db) =>
    sendMessage({ ...server.ctx(), db }, { accountId: person.accountId, template, eventKey, params }),
  );
const deliveries = async ({ accountId }: TestPerson) =>
  (
    await server.database.executeSql(
      'select channel, state, reason, attempts from message_deliveries where account_id = $1 order by channel',
      [accountId],
    )
  ).rows;
const answer = { nickname: '林夏', text: '好看', articleId: 'a1', commentId: 'c1' };

describe('the message centre', () => {
  it('shows what an event said, in the language of the call, and once however often the event comes', async () => {
    const anna = await server.login();
    await tell(anna, 'order.paid', 'pay1');
    await tell(anna, 'order.paid', 'pay1');
    const { items } = await server.ask(LIST, anna);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      kind: 'order',
      title: '支付成功',
      body: '01 已支付 ¥5,000，订单号 VO1。',
      link: '/pagesOrder/car/detail?orderNo=VO1',
      isRead: false,
      at: server.clock.now(),
    });
    const english = await server.ask(LIST, { ...anna, headers: { 'accept-language': 'en' } });
    expect(english.items[0]).toMatchObject({ title: 'Payment received', body: '¥5,000 paid for 01, order VO1.' });
  });

  it('is counted by kind, and read one by one, by kind or up to a moment', async () => {
    const ben = await server.login();
    await tell(ben, 'order.paid', 'p1');
    await tell(ben, 'order.paid', 'p2');
    await tell(ben, 'comment.answered', 'c1', answer);
    expect(await server.ask(UNREAD, ben)).toEqual({ order: 2, activity: 0, community: 1, marketing: 0 });
    const [newest] = (await server.ask(LIST, { ...ben, query: { kind: 'order' } })).items;
    const one = { ...ben, body: { messageId: newest?.messageId ?? '' } };
    expect(await server.ask(READ, one)).toMatchObject({ order: 1, community: 1 });
    expect(await server.ask(READ, one)).toMatchObject({ order: 1 });
    expect(await server.ask(READ, { ...ben, body: { kind: 'community' } })).toMatchObject({ order: 1, community: 0 });
    const before = server.clock.now();
    server.clock.advance(1000);
    await tell(ben, 'order.paid', 'p3');
    expect(await server.ask(READ, { ...ben, body: { before } })).toMatchObject({ order: 1 });
    expect((await server.ask('GET /api/mpaccount/v1/account/overview', ben)).unreadCount).toBe(1);
  });

  it('loses a deleted message for good: its event makes no other one', async () => {
    const carl = await server.login();
    await tell(carl, 'order.paid', 'p1');
    const messageId = (await server.ask(LIST, carl)).items[0]?.messageId ?? '';
    expect(await server.ask(DELETE, { ...carl, body: { messageId } })).toMatchObject({ order: 0 });
    await tell(carl, 'order.paid', 'p1');
    expect((await server.ask(LIST, carl)).items).toEqual([]);
    expect((await server.call(DELETE, { ...carl, body: { messageId } })).name).toBe('NOT_FOUND');
  });

  it('is nobody else’s', async () => {
    const [dora, emil] = [await server.login(), await server.login()];
    await tell(dora, 'order.paid', 'p1');
    const messageId = (await server.ask(LIST, dora)).items[0]?.messageId ?? '';
    expect((await server.call(DELETE, { ...emil, body: { messageId } })).name).toBe('NOT_FOUND');
    await server.ask(READ, { ...emil, body: { messageId } });
    expect(await server.ask(UNREAD, dora)).toMatchObject({ order: 1 });
    expect((await server.ask(LIST, emil)).items).toEqual([]);
    expect((await server.call(LIST, { ...emil, query: { kind: 'private' } })).name).toBe('BAD_INPUT');
  });

  it('gets nothing of a kind that is switched off, except about orders, which then stay inside the app', async () => {
    const fay = await server.login();
    const off = { order: false, activity: false, community: false, marketing: false };
    await server.ask('POST /api/appuser/v1/user/notifications/save', { ...fay, body: off });
    await tell(fay, 'comment.answered', 'c1', answer);
    await tell(fay, 'order.paid', 'p1');
    expect((await server.ask(LIST, fay)).items.map(({ kind }) => kind)).toEqual(['order']);
    expect(await deliveries(fay)).toEqual([]);
  });

  it('keeps messages for a year', async () => {
    const gus = await server.login();
    await tell(gus, 'order.paid', 'p1');
    await server.database.executeSql(
      `update messages set created_at = created_at - interval '366 days' where account_id = $1`,
      [gus.accountId],
    );
    await tell(gus, 'order.paid', 'p2');
    await runUpkeep(server.app.services, [message]);
    expect((await server.ask(LIST, gus)).items).toHaveLength(1);
  });
});

describe('subscription messages', () => {
  const sent: SubscriptionMessage[] = [];
  let reply: () => boolean = () => true;

  /** Somebody in WeChat who allowed so many messages about orders. */
  async function subscriber(allowed: number): Promise<TestPerson> {
    sent.length = 0;
    server.app.services.subscriptionMessages = {
      async send(it) {
        sent.push(it);
        return reply();
      },
    };
    const person = await server.login({ platform: 'MINI' });
    await server.database.executeSql(
      `insert into platform_identities (platform, open_id, account_id, created_at) values ('MINI', $1, $1, now())`,
      [person.accountId],
    );
    for (let i = 0; i < allowed; i += 1)
      await server.ask('POST /api/appuser/v1/user/subscriptions/save', {
        ...person,
        headers: MINI,
        body: { answers: [{ templateId: 'demo-order', isAccepted: true }] },
      });
    return person;
  }

  it('go to where the person allowed them, as many as allowed', async () => {
    server.clock.set(Date.parse('2026-12-01T12:00+08:00'));
    const hanna = await subscriber(1);
    await tell(hanna, 'order.paid', 'p1');
    await server.runJobs();
    await tell(hanna, 'order.paid', 'p2');
    await server.runJobs();
    expect(sent).toEqual([
      {
        platform: 'MINI',
        templateId: 'demo-order',
        openId: hanna.accountId,
        title: '支付成功',
        body: '01 已支付 ¥5,000，订单号 VO1。',
        link: '/pagesOrder/car/detail?orderNo=VO1',
        at: expect.any(Number),
      },
    ]);
    expect(await deliveries(hanna)).toMatchObject([{ state: 'sent' }]);
  });

  it('wait for the morning', async () => {
    server.clock.set(Date.parse('2026-12-01T22:30+08:00'));
    const ida = await subscriber(1);
    server.clock.set(Date.parse('2026-12-01T23:00+08:00'));
    await tell(ida, 'order.paid', 'p1');
    await server.runJobs();
    expect(sent).toEqual([]);
    server.clock.set(Date.parse('2026-12-02T08:00+08:00'));
    await server.runJobs();
    expect(sent).toHaveLength(1);
  });

  it('are not lost while the platform is down, and use up one permission', async () => {
    server.clock.set(Date.parse('2026-12-02T12:00+08:00'));
    const jan = await subscriber(2);
    let isDown = true;
    reply = () => {
      if (isDown) throw refuse('PROVIDER_DOWN');
      return true;
    };
    await tell(jan, 'order.paid', 'p1');
    await server.runJobs();
    expect(await deliveries(jan)).toMatchObject([{ state: 'waiting' }]);
    isDown = false;
    server.clock.advance(7 * HOUR_MS);
    await runUpkeep(server.app.services, [message]);
    await server.runJobs();
    expect(await deliveries(jan)).toMatchObject([{ state: 'sent' }]);
    const { rows } = await server.database.executeSql(
      'select allowed_count as left from message_subscriptions where account_id = $1',
      [jan.accountId],
    );
    expect(rows).toEqual([{ left: 1 }]);
    reply = () => true;
  });

  it('end where the platform says that the person takes none', async () => {
    const kim = await subscriber(1);
    reply = () => false;
    await tell(kim, 'order.paid', 'p1');
    await server.runJobs();
    expect(await deliveries(kim)).toMatchObject([{ state: 'dropped', reason: 'declined' }]);
    reply = () => true;
  });

  it('that were being sent when the process ended are not sent again', async () => {
    const lea = await subscriber(1);
    await tell(lea, 'order.paid', 'p1');
    await server.database.executeSql(`update message_deliveries set state = 'sending' where account_id = $1`, [
      lea.accountId,
    ]);
    await server.runJobs();
    server.clock.advance(HOUR_MS);
    await runUpkeep(server.app.services, [message]);
    expect(sent).toEqual([]);
    expect(await deliveries(lea)).toMatchObject([{ state: 'unknown' }]);
  });
});

describe('urgent messages', () => {
  it('go out by SMS at once, also at night', async () => {
    server.clock.set(Date.parse('2026-12-03T23:30+08:00'));
    const mia = await server.login();
    const notices: unknown[] = [];
    server.sms.notify = async (notice) => void notices.push(notice);
    await tell(mia, 'slot.closed', 's1', { startsAt: Date.parse('2026-12-04T10:00+08:00') });
    await server.runJobs();
    expect(notices).toEqual([{ mobile: mia.mobile, scene: 'slotClosed' }]);
    const [it] = (await server.ask(LIST, mia)).items as ReplyOf<typeof LIST>['items'];
    expect(it?.body).toBe('12月4日 10:00 的预约因门店临时安排取消，请改约其他时间。');
  });
});
