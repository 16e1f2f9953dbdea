import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';
import { ACCOUNT, account, DETAIL, REJECT, RefundDesk, STAFF_DETAIL, STAFF_LIST, TRANSFER } from './refund.fixture';

let shop: Shop;
let desk: RefundDesk;
let anna: TestPerson;
let ben: TestPerson;
let auditor: TestPerson;
beforeAll(async () => {
  shop = await createShop();
  desk = new RefundDesk(shop);
  await logInStaff();
});
afterAll(() => shop.close());

async function logInStaff() {
  [anna, ben] = [await desk.finance(), await desk.finance()];
  auditor = await shop.server.login({ roles: ['auditor'] });
}

const transfer = (refundNo: string, paymentNo: string, outcome: object) =>
  shop.server.call(TRANSFER, { token: anna.token, body: { refundNo, paymentNo, ...outcome } as never });

describe('an approval', () => {
  it('up to the limit sends the money, and the refund and its order end', async () => {
    const { person, refund } = await desk.inReview('intention');
    const answer = await desk.approve(anna, refund);
    expect(answer.data).toMatchObject({ state: 'approved', needsTwo: false, actions: [] });
    expect(answer.data.approvals).toMatchObject([{ staffId: anna.accountId }]);
    await shop.server.runJobs();
    const detail = await desk.detail(person, refund.refundNo);
    expect(detail).toMatchObject({ state: 'received', actions: [] });
    expect(detail.parts).toMatchObject([{ state: 'done', amountFen: 200_000 }]);
    expect(detail.timeline.map(({ state }) => state)).toEqual(['received', 'sending', 'approved', 'inReview']);
    const books = await desk.books(refund.order.orderNo);
    expect(books.order).toMatchObject({ state: 'refunded', paidFen: 0 });
    expect(books.payments).toMatchObject([{ state: 'refunded' }]);
    expect(books.refunds).toMatchObject([{ state: 'done', amountFen: 200_000, channel: 'original' }]);
  });

  it('above the limit wants two people', async () => {
    const { person, refund } = await desk.inReview();
    const first = await desk.approve(anna, refund);
    expect(first.data).toMatchObject({ state: 'inReview', needsTwo: true, actions: ['reject'] });
    expect((await desk.approve(anna, refund)).name).toBe('ALREADY_DONE');
    await shop.server.runJobs();
    expect((await desk.books(refund.order.orderNo)).refunds).toEqual([]);
    expect((await desk.approve(ben, refund)).data).toMatchObject({ state: 'approved' });
    expect((await desk.approve(ben, refund)).name).toBe('STATE_CHANGED');
    await shop.server.runJobs();
    expect((await desk.detail(person, refund.refundNo)).state).toBe('received');
  });

  it('of each payment of a converted order sends each its own way', async () => {
    const person = await shop.server.login();
    const early = await shop.paidOrder(person, { kind: 'intention' });
    const draft = await shop.signedDraft(person, { fromOrderNo: early.orderNo });
    await shop.payAtCashier(person, await shop.confirm(person, draft));
    await shop.server.runJobs();
    const { data } = await desk.submit(person, early.orderNo);
    await desk.approve(anna, data);
    await desk.approve(ben, data);
    await shop.server.runJobs();
    const { refunds, order } = await desk.books(early.orderNo);
    expect(refunds.map(({ amountFen }) => amountFen).sort()).toEqual([200_000, 300_000]);
    expect(order).toMatchObject({ state: 'refunded', paidFen: 0 });
  });

  it('of another amount than shown, of the own refund, by others than finance is refused', async () => {
    const { refund } = await desk.inReview();
    expect((await desk.approve(anna, { ...refund, amountFen: 1 })).name).toBe('AMOUNT_DIFFERS');
    expect((await desk.approve(auditor, refund)).name).toBe('FORBIDDEN');
    const operator = await shop.server.login({ roles: ['operator'] });
    expect((await desk.approve(operator, refund)).name).toBe('FORBIDDEN');
    expect((await desk.approve(anna, { ...refund, refundNo: 'VB000000' })).name).toBe('NOT_FOUND');
    const { orderNo } = await shop.paidOrder(anna, { kind: 'intention' });
    const own = await desk.submit(anna, orderNo);
    expect((await desk.approve(anna, own.data)).name).toBe('FORBIDDEN');
  });

  it('tells the customer by a message, and staff by the audit trail', async () => {
    const { person, refund } = await desk.inReview('intention');
    await desk.approve(anna, refund);
    await shop.server.runJobs();
    const { items } = await shop.server.ask('GET /api/mpaccount/v1/messages', { token: person.token });
    const titles = items.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['退款申请已提交', '退款审核通过', '退款已完成']));
    const trail = await shop.server.ask('GET /api/mpaccount/v1/staff/audit', { token: auditor.token });
    expect(trail.items[0]).toMatchObject({ staffId: anna.accountId, subject: { refundNo: refund.refundNo } });
  });
});

describe('a rejection', () => {
  it('brings the order back, shows its reason, and allows another refund', async () => {
    const { person, refund } = await desk.inReview();
    const { refundNo } = refund;
    const { orderNo } = refund.order;
    const body = { refundNo, reason: '车辆已按您的要求改装' };
    expect((await shop.server.call(REJECT, { token: anna.token, body: { refundNo, reason: '' } })).name).toBe(
      'BAD_INPUT',
    );
    expect((await shop.server.call(REJECT, { token: anna.token, body })).data.state).toBe('rejected');
    expect(await desk.detail(person, refundNo)).toMatchObject({
      rejection: body.reason,
      actions: ['applyAgain'],
    });
    expect(await shop.detail(person, orderNo)).toMatchObject({ state: 'depositPaid', refundRejection: body.reason });
    expect((await shop.server.call(REJECT, { token: anna.token, body })).name).toBe('STATE_CHANGED');
    expect((await desk.submit(person, orderNo)).name).toBe('SUCCESS');
    expect((await shop.detail(person, orderNo)).refundRejection).toBeNull();
  });
});

describe('money that cannot go back the way it came', () => {
  it('is transferred by staff, and a refused transfer asks the customer for another account', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person, { kind: 'intention' });
    shop.server.clock.advance(91 * DAY_MS);
    const back = await shop.server.login({ mobile: person.mobile });
    await logInStaff();
    const { data } = await desk.submit(back, orderNo, { account });
    const { refundNo } = data;
    const paymentNo = data.parts[0]?.paymentNo ?? '';
    expect((await transfer(refundNo, paymentNo, { outcome: 'done', reference: 'BOC1' })).name).toBe('STATE_CHANGED');
    await desk.approve(anna, data);
    await shop.server.runJobs();
    const query = { refundNo };
    const shown = await shop.server.ask(STAFF_DETAIL, { token: anna.token, query });
    expect(shown).toMatchObject({ state: 'sending', actions: ['transfer'], account });
    expect((await shop.server.ask(STAFF_DETAIL, { token: auditor.token, query })).account?.number).toBe(
      '6225********5678',
    );
    await transfer(refundNo, paymentNo, { outcome: 'failed', reason: '户名与账号不符' });
    expect(await desk.detail(back, refundNo)).toMatchObject({
      state: 'failed',
      failure: '户名与账号不符',
      actions: ['correctAccount'],
    });
    const other = { ...account, number: '6214830212340000' };
    const stranger = await shop.server.login();
    const correct = (token: string) => shop.server.call(ACCOUNT, { token, body: { refundNo, ...other } });
    expect((await correct(stranger.token)).name).toBe('NOT_FOUND');
    expect((await correct(back.token)).data).toMatchObject({ state: 'sending', actions: [] });
    expect((await correct(back.token)).name).toBe('STATE_CHANGED');
    expect((await transfer(refundNo, paymentNo, { outcome: 'done', reference: 'BOC2' })).data.state).toBe('received');
    expect((await transfer(refundNo, paymentNo, { outcome: 'done', reference: 'BOC2' })).name).toBe('STATE_CHANGED');
    await shop.server.runJobs();
    const books = await desk.books(orderNo);
    expect(books.order?.state).toBe('refunded');
    expect(books.refunds).toMatchObject([{ channel: 'bank', state: 'done', reference: 'BOC2', attempts: 0 }]);
  });
});

describe('the list of staff', () => {
  it('is filtered by state, found by number, and masked for the auditor', async () => {
    const { refund } = await desk.inReview();
    const list = (token: string, query: object) => shop.server.ask(STAFF_LIST, { token, query: query as never });
    const { orderNo } = refund.order;
    const found = await list(anna.token, { search: orderNo.toLowerCase() });
    expect(found.items).toMatchObject([{ refundNo: refund.refundNo, buyerName: '林夏', needsTwo: true }]);
    expect((await list(anna.token, { search: refund.refundNo, state: 'received' })).items).toEqual([]);
    const inReview = await list(anna.token, { state: 'inReview', size: 50 });
    expect(inReview.items.every(({ state }) => state === 'inReview')).toBe(true);
    expect((await list(auditor.token, { search: orderNo })).items[0]?.buyerName).toBe('林*');
    const customer = await shop.server.login();
    expect((await shop.server.call(STAFF_LIST, { token: customer.token })).name).toBe('FORBIDDEN');
    expect((await shop.server.call(DETAIL, { token: anna.token, query: { refundNo: refund.refundNo } })).name).toBe(
      'NOT_FOUND',
    );
  });
});
