import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';
import { APPROVE, REJECT, RefundDesk, SUBMIT, WITHDRAW } from './refund.fixture';

const LOCK = 'POST /api/mporder/v1/order/lock';
const CONFIRM = 'POST /api/mporder/v1/order/confirm';
const ROUNDS = [0, 1, 2];

let shop: Shop;
let desk: RefundDesk;
let anna: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  shop = await createShop();
  desk = new RefundDesk(shop);
  [anna, ben] = [await desk.finance(), await desk.finance()];
});
afterAll(() => shop.close());

/** Forty callers at once, of two kinds in turn. */
const forty = <A, B>(one: (index: number) => Promise<A>, other: (index: number) => Promise<B>) =>
  Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one(index) : other(index))));

/** The order is refunding if and only if one refund runs, and money goes back only for approved ones. */
async function assertWhole(orderNo: string) {
  const { order, requests, refunds, payments } = await desk.books(orderNo);
  const open = requests.filter(({ state }) => ['inReview', 'approved', 'sending', 'failed'].includes(state));
  expect(open).toHaveLength(order?.state === 'refunding' ? 1 : 0);
  const paid = payments.filter(({ isLate }) => !isLate).reduce((sum, { amountFen }) => sum + amountFen, 0);
  const back = refunds.reduce((sum, { amountFen }) => sum + amountFen, 0);
  expect(back).toBeLessThanOrEqual(paid);
  return { order, requests, refunds, open };
}

describe('at once', () => {
  it.each(ROUNDS)('refunds and locks of one order leave one story (%i)', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const body = await desk.body(person, orderNo);
    const { token } = person;
    await forty(
      () => shop.server.call(SUBMIT, { token, body }),
      () => shop.server.call(LOCK, { token, body: { orderNo } }),
    );
    const { order, requests } = await assertWhole(orderNo);
    expect([order?.state, requests.length]).toEqual(order?.state === 'locked' ? ['locked', 0] : ['refunding', 1]);
  });

  it('forty submissions, with one key or with keys of their own, ask once', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const body = await desk.body(person, orderNo);
    const { token } = person;
    const answers = await forty(
      () => shop.server.call(SUBMIT, { token, body, idempotencyKey: 'refund-at-once' }),
      () => shop.server.call(SUBMIT, { token, body }),
    );
    const made = answers.filter(({ name }) => name === 'SUCCESS').map(({ data }) => data.refundNo);
    expect(new Set(made).size).toBe(1);
    expect((await assertWhole(orderNo)).requests).toHaveLength(1);
  });

  it.each(ROUNDS)('approvals and withdrawals leave one story (%i)', async () => {
    const { person, refund } = await desk.inReview('intention');
    const { refundNo, amountFen } = refund;
    await forty(
      () => shop.server.call(APPROVE, { token: anna.token, body: { refundNo, amountFen } }),
      () => shop.server.call(WITHDRAW, { token: person.token, body: { refundNo } }),
    );
    await shop.server.runJobs();
    const { order, requests, refunds } = await assertWhole(refund.order.orderNo);
    const state = requests[0]?.state;
    expect([order?.state, refunds.length]).toEqual(state === 'withdrawn' ? ['intentionPaid', 0] : ['refunded', 1]);
  });

  it.each(ROUNDS)('approvals and rejections leave one story (%i)', async () => {
    const { refund } = await desk.inReview('intention');
    const { refundNo, amountFen } = refund;
    await forty(
      () => shop.server.call(APPROVE, { token: anna.token, body: { refundNo, amountFen } }),
      () => shop.server.call(REJECT, { token: ben.token, body: { refundNo, reason: '资料不符' } }),
    );
    await shop.server.runJobs();
    const { order, requests, refunds } = await assertWhole(refund.order.orderNo);
    const state = requests[0]?.state;
    expect([order?.state, refunds.length]).toEqual(state === 'rejected' ? ['intentionPaid', 0] : ['refunded', 1]);
  });

  it('forty approvals by one person never count as two', async () => {
    const { refund } = await desk.inReview();
    const answers = await forty(
      () => desk.approve(anna, refund),
      () => desk.approve(anna, refund),
    );
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    await shop.server.runJobs();
    const { requests, refunds } = await assertWhole(refund.order.orderNo);
    expect(requests).toMatchObject([{ state: 'inReview', firstApprovedBy: anna.accountId, decidedBy: null }]);
    expect(refunds).toEqual([]);
  });

  it('forty approvals by two people send the money once', async () => {
    const { refund } = await desk.inReview();
    await forty(
      () => desk.approve(anna, refund),
      () => desk.approve(ben, refund),
    );
    await shop.server.runJobs();
    const { order, requests, refunds } = await assertWhole(refund.order.orderNo);
    expect(requests[0]?.state).toBe('received');
    expect([requests[0]?.firstApprovedBy, requests[0]?.decidedBy].sort()).toEqual(
      [anna.accountId, ben.accountId].sort(),
    );
    expect(refunds).toMatchObject([{ amountFen: refund.amountFen, state: 'done' }]);
    expect(order?.state).toBe('refunded');
  });

  it.each(ROUNDS)('refunds and conversions of one order leave one story (%i)', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person, { kind: 'intention' });
    const draft = await shop.signedDraft(person, { fromOrderNo: orderNo });
    const body = await desk.body(person, orderNo);
    const { token } = person;
    const { draftId, quote, dueFen } = draft;
    await forty(
      () => shop.server.call(SUBMIT, { token, body }),
      () => shop.server.call(CONFIRM, { token, body: { draftId, totalFen: quote.totalFen, dueFen } }),
    );
    const { order, open } = await assertWhole(orderNo);
    expect(order?.conversion !== null).toBe(open.length === 0);
  });
});
