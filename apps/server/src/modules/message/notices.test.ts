import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { seedOrderTexts } from '../order/demo/order-texts';
import { createShop, type Shop } from '../order/order.fixture';
import { sendMessage } from './send-message';

const LIST = 'GET /api/mporder/v1/order/notices' as const;
const UNREAD = 'GET /api/mporder/v1/order/notices/unread' as const;
const ONE = 'GET /api/mporder/v1/order/notice' as const;
const READ = 'POST /api/mporder/v1/order/notices/read' as const;
const ANSWER = 'POST /api/mporder/v1/order/notices/answer' as const;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

async function buyer() {
  const person = await shop.server.login();
  const { orderNo } = await shop.paidOrder(person);
  return { person, orderNo };
}

const delay = { model: '01', reason: '天气', expectedToAt: 1_800_000_000_000 };
const tell = (person: TestPerson, orderNo: string, template: string, eventKey: string, params = {}) =>
  shop.server.database.transaction((db) =>
    sendMessage(
      { ...shop.server.ctx(), db },
      { accountId: person.accountId, template, eventKey, params: { orderNo, ...delay, ...params } },
    ),
  );
const list = ({ token }: TestPerson, orderNo: string) => shop.server.ask(LIST, { token, query: { orderNo } });
const unread = ({ token }: TestPerson, orderNo: string) => shop.server.ask(UNREAD, { token, query: { orderNo } });

async function delayed() {
  const made = await buyer();
  await tell(made.person, made.orderNo, 'order.delayed', 'd1');
  const noticeId = (await list(made.person, made.orderNo)).items[0]?.noticeId ?? '';
  const answer = (wanted: 'accepted' | 'adviser' | 'acknowledged', person = made.person) =>
    shop.server.call(ANSWER, {
      token: person.token,
      body: { orderNo: made.orderNo, noticeId, answer: wanted },
    });
  return { ...made, noticeId, answer };
}

describe('notices of an order', () => {
  it('are what happened to this order alone, newest first, unread until they are read', async () => {
    const { person, orderNo } = await buyer();
    const other = await shop.paidOrder(person);
    await tell(person, other.orderNo, 'order.changed', 'other');
    await tell(person, orderNo, 'order.changed', 'c1');
    const { items } = await list(person, orderNo);
    expect(items.map(({ title, isRead }) => [title, isRead])).toEqual([
      [items[0]?.title, false],
      ['支付成功', false],
    ]);
    expect(items[0]?.ask).toMatchObject({ kind: 'acknowledge', answer: null });
    expect(items[1]?.ask).toBeNull();
    expect(await unread(person, orderNo)).toEqual({ unread: 2, toAnswer: 1 });
    const noticeId = items[1]?.noticeId ?? '';
    const read = await shop.server.ask(READ, { token: person.token, body: { orderNo, noticeId } });
    expect(read.isRead).toBe(true);
    expect((await unread(person, orderNo)).unread).toBe(1);
    const centre = await shop.server.ask('GET /api/mpaccount/v1/messages', { token: person.token });
    expect(centre.items.find(({ messageId }) => messageId === noticeId)?.isRead).toBe(true);
  });

  it('stay when their message is deleted from the message centre', async () => {
    const { person, orderNo, noticeId, answer } = await delayed();
    const deletion = { token: person.token, body: { messageId: noticeId } };
    await shop.server.ask('POST /api/mpaccount/v1/messages/delete', deletion);
    expect((await list(person, orderNo)).items[0]?.noticeId).toBe(noticeId);
    expect((await answer('accepted')).name).toBe('SUCCESS');
  });

  it('are nobody else’s', async () => {
    const { orderNo, noticeId, answer } = await delayed();
    const { person, orderNo: own } = await buyer();
    const query = { orderNo, noticeId };
    expect((await list(person, orderNo)).items).toEqual([]);
    expect(await unread(person, orderNo)).toEqual({ unread: 0, toAnswer: 0 });
    expect((await shop.server.call(ONE, { token: person.token, query })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(ONE, { token: person.token, query: { ...query, orderNo: own } })).name).toBe(
      'NOT_FOUND',
    );
    expect((await shop.server.call(READ, { token: person.token, body: query })).name).toBe('NOT_FOUND');
    expect((await answer('accepted', person)).name).toBe('NOT_FOUND');
  });
});

describe('an answer', () => {
  it('is stored with its time, stands on the timeline, and cannot be changed', async () => {
    const { person, orderNo, answer, noticeId } = await delayed();
    expect((await answer('acknowledged')).name).toBe('BAD_INPUT');
    const { data } = await answer('adviser');
    const answeredAt = shop.server.clock.now();
    expect(data).toMatchObject({ isRead: true, ask: { kind: 'choice', answer: 'adviser', answeredAt } });
    shop.server.clock.advance(MINUTE_MS);
    expect((await answer('adviser')).data.ask?.answeredAt).toBe(answeredAt);
    expect((await answer('accepted')).name).toBe('STATE_CHANGED');
    const again = await shop.server.ask(ONE, { token: person.token, query: { orderNo, noticeId } });
    expect(again.ask).toMatchObject({ answer: 'adviser', answeredAt });
    expect((await shop.detail(person, orderNo)).timeline[0]).toMatchObject({
      title: '您希望与顾问沟通',
      note: data.title,
    });
    expect(await unread(person, orderNo)).toMatchObject({ toAnswer: 0 });
  });

  it('is taken up to the deadline, and not after it', async () => {
    const early = await delayed();
    const late = await delayed();
    const deadline = (await list(late.person, late.orderNo)).items[0]?.ask?.answerBy ?? 0;
    shop.server.clock.set((await list(early.person, early.orderNo)).items[0]?.ask?.answerBy ?? 0);
    expect((await early.answer('accepted')).name).toBe('SUCCESS');
    shop.server.clock.set(deadline + 1);
    expect((await late.answer('accepted')).name).toBe('STATE_CHANGED');
    expect((await unread(late.person, late.orderNo)).toAnswer).toBe(0);
  });

  it('is not taken by a notice that only tells', async () => {
    const { person, orderNo } = await buyer();
    const noticeId = (await list(person, orderNo)).items[0]?.noticeId ?? '';
    const body = { orderNo, noticeId, answer: 'acknowledged' as const };
    expect((await shop.server.call(ANSWER, { token: person.token, body })).name).toBe('BAD_INPUT');
  });
});

describe('a deposit order that waits', () => {
  it('reminds of the agreement after a day, and of its lock a day before, until the lock', async () => {
    const { person, orderNo } = await buyer();
    const { locksAt } = await shop.detail(person, orderNo);
    shop.server.clock.set((locksAt ?? 0) - DAY_MS + MINUTE_MS);
    await shop.server.runJobs();
    const { items } = await list(person, orderNo);
    const soon = items.find(({ ask }) => ask !== null);
    expect(soon).toMatchObject({ title: '订单即将自动锁定', ask: { kind: 'acknowledge', answerBy: locksAt } });
    expect(items.filter(({ title }) => title === '协议待签署')).toEqual([]);
  });
});

describe('texts of an order', () => {
  it('are listed while they hold; a withdrawn one says so, and all are for the owner of the order only', async () => {
    await shop.server.database.transaction((db) => seedOrderTexts({ ...shop.server.ctx(), db }));
    const { person, orderNo } = await buyer();
    const { token } = person;
    const texts = await shop.server.ask('GET /api/mporder/v1/order/texts', { token, query: { orderNo } });
    expect(texts.map(({ key }) => key)).toEqual(['depositRules', 'deliveryRules', 'ownerBenefits']);
    const text = (key: string, who = token) =>
      shop.server.call('GET /api/mporder/v1/order/text', { token: who, query: { orderNo, key } });
    const { data: rules } = await text('depositRules');
    expect(rules).toMatchObject({ title: '订金与退款规则', version: '2.1', isWithdrawn: false });
    expect(rules.blocks.length).toBeGreaterThan(3);
    expect((await text('yearEndOffer')).data).toMatchObject({ isWithdrawn: true, blocks: [] });
    expect((await text('nothing')).name).toBe('NOT_FOUND');
    expect((await text('depositRules', (await shop.server.login()).token)).name).toBe('NOT_FOUND');
    expect((await text('a b')).name).toBe('BAD_INPUT');
  });
});
