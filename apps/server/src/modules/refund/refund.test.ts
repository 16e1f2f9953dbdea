import { DAY_MS } from '@voltfront/rules/time';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { grantCoupon } from '../coupon';
import { coupons, couponTemplates } from '../coupon/coupon.tables';
import { createShop, type Shop } from '../order/order.fixture';
import { sendPictures } from '../upload/upload.fixture';
import { type ACCOUNT, account, DETAIL, QUOTE, RefundDesk, SUBMIT, WITHDRAW } from './refund.fixture';

let shop: Shop;
let desk: RefundDesk;
let person: TestPerson;
beforeAll(async () => {
  shop = await createShop();
  desk = new RefundDesk(shop);
});
beforeEach(async () => {
  person = await shop.server.login();
});
afterAll(() => shop.close());

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

const call = (key: typeof SUBMIT | typeof WITHDRAW | typeof ACCOUNT, body: object, token = person.token) =>
  shop.server.call(key, { token, body: body as never });

describe('the quote of a refund', () => {
  it('says how much goes back by which payment, what is lost, and the reasons by group', async () => {
    const { orderNo } = await shop.paidOrder(person);
    const quote = await desk.quote(person, orderNo);
    expect(quote).toMatchObject({ refusal: null, amountFen: 500_000, days: { from: 1, to: 7 } });
    expect(quote.payments).toMatchObject([{ method: 'sandbox', amountFen: 500_000, isClosed: false }]);
    expect(quote.reasons.map(({ group }) => group)).toEqual([
      'price',
      'waiting',
      'otherModel',
      'wrongInfo',
      'personal',
      'other',
    ]);
    expect(quote.reasons.flatMap(({ reasons }) => reasons).filter(({ wantsWords }) => wantsWords)).toHaveLength(1);
    expect(quote.losses.map(({ title }) => title)).toContain('排产与交付顺序');
  });

  it('lists each payment of a converted order, with its coupons', async () => {
    const early = await shop.paidOrder(person, { kind: 'intention' });
    const draft = await shop.signedDraft(person, { fromOrderNo: early.orderNo });
    await shop.payAtCashier(person, await shop.confirm(person, draft));
    await shop.server.runJobs();
    const now = shop.server.clock.now();
    const times = { startsAt: now, endsAt: now + DAY_MS, createdAt: now };
    await shop.server.database.db
      .insert(couponTemplates)
      .values({ id: 'c', kind: 'service', title: '保养券', validDays: 90, ...times });
    const grant = { accountId: person.accountId, template: 'c', reason: 'other', ref: 'r' };
    const made = await grantCoupon(shop.server.ctx(), grant);
    await shop.server.database.db
      .update(coupons)
      .set({ state: 'locked', orderNo: early.orderNo })
      .where(eq(coupons.id, made?.couponId ?? ''));
    const quote = await desk.quote(person, early.orderNo);
    expect(quote.payments.map(({ amountFen }) => amountFen).sort()).toEqual([200_000, 300_000]);
    expect(quote.amountFen).toBe(500_000);
    expect(quote.losses).toContainEqual(
      expect.objectContaining({ kind: 'coupon', title: '保养券', isGivenBack: true }),
    );
  });

  it('refuses a locked order, an unpaid one, and one whose conversion waits for its payment', async () => {
    const { orderNo } = await shop.paidOrder(person);
    shop.server.clock.advance(7 * DAY_MS);
    expect((await desk.quote(await again(), orderNo)).refusal).toMatchObject({ code: 'locked', refundNo: null });
    expect((await desk.submit(person, orderNo)).name).toBe('ORDER_LOCKED');
    const unpaid = await shop.order(person);
    expect((await desk.quote(person, unpaid.orderNo)).refusal?.code).toBe('nothingPaid');
    expect((await desk.submit(person, unpaid.orderNo)).name).toBe('STATE_CHANGED');
    const early = await shop.paidOrder(person, { kind: 'intention' });
    await shop.confirm(person, await shop.signedDraft(person, { fromOrderNo: early.orderNo }));
    expect((await desk.quote(person, early.orderNo)).refusal?.code).toBe('paymentOpen');
    expect((await desk.submit(person, early.orderNo)).name).toBe('STATE_CHANGED');
  });

  it('is of the own order only', async () => {
    const { orderNo } = await shop.paidOrder(person);
    const stranger = await shop.server.login();
    expect((await shop.server.call(QUOTE, { token: stranger.token, query: { orderNo } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(QUOTE, { query: { orderNo } })).name).toBe('LOGIN_EXPIRED');
  });
});

/** The same person after a long time. */
async function again(): Promise<TestPerson> {
  person = await shop.server.login({ mobile: person.mobile });
  return person;
}

describe('asking for a refund', () => {
  it('moves the order to refunding and is shown with its timeline; the order says so too', async () => {
    const { orderNo } = await shop.paidOrder(person);
    const { data, name } = await desk.submit(person, orderNo, { explanation: '家里已有车' });
    expect(name).toBe('SUCCESS');
    expect(data).toMatchObject({
      state: 'inReview',
      amountFen: 500_000,
      actions: ['withdraw'],
      explanation: '家里已有车',
    });
    expect(data.parts).toMatchObject([{ amountFen: 500_000, channel: 'original', state: 'waiting' }]);
    expect(data.timeline.map(({ title }: { title: string }) => title)).toEqual(['退款申请已提交']);
    const order = await shop.detail(person, orderNo);
    expect(order).toMatchObject({ state: 'refunding', actions: ['viewRefund'] });
    expect((await desk.quote(person, orderNo)).refusal).toMatchObject({ code: 'running', refundNo: data.refundNo });
    const byOrder = await shop.server.ask(DETAIL, { token: person.token, query: { orderNo } });
    expect(byOrder.refundNo).toBe(data.refundNo);
  });

  it('wants a right code of its own scene, which is not used up by another refusal', async () => {
    const { orderNo } = await shop.paidOrder(person);
    const body = await desk.body(person, orderNo);
    const wrong = body.code === '000000' ? '111111' : '000000';
    expect((await call(SUBMIT, { ...body, code: wrong })).name).toBe('CODE_WRONG');
    expect((await call(SUBMIT, { ...body, amountFen: 1 })).name).toBe('AMOUNT_DIFFERS');
    expect((await desk.books(orderNo)).order?.state).toBe('depositPaid');
    expect((await call(SUBMIT, body)).name).toBe('SUCCESS');
    const other = await shop.paidOrder(person);
    expect((await call(SUBMIT, { ...body, orderNo: other.orderNo })).name).toBe('CODE_WRONG');
  });

  it('can be confirmed right after a login: its codes have a pause of their own', async () => {
    const query = { mobile: person.mobile };
    shop.server.clock.advance(61_000);
    await shop.server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { ...query, scene: 'login' } });
    const refund = { query: { ...query, scene: 'refund' as const } };
    const key = 'GET /api/appuser/v1/user/pub/sms/authCode';
    expect((await shop.server.call(key, refund)).name).toBe('SUCCESS');
    expect((await shop.server.call(key, refund)).name).toBe('SMS_TOO_SOON');
  });

  it('wants 5 to 200 characters where no reason fits', async () => {
    const { orderNo } = await shop.paidOrder(person);
    const name = async (words: string) => (await desk.submit(person, orderNo, { reason: 'other', words })).name;
    expect(await name('不要了')).toBe('BAD_INPUT');
    expect(await name('x'.repeat(201))).toBe('BAD_INPUT');
    expect(await name('不想买车了')).toBe('SUCCESS');
  });

  it('takes up to three own pictures', async () => {
    const { orderNo } = await shop.paidOrder(person);
    const mine = (await sendPictures(shop.server, person.token, [['a.png', await picture()]])).data;
    const stranger = await shop.server.login();
    const others = (await sendPictures(shop.server, stranger.token, [['b.png', await picture()]])).data;
    expect((await desk.submit(person, orderNo, { pictures: others })).name).toBe('BAD_INPUT');
    expect((await desk.books(orderNo)).requests).toEqual([]);
    const { data } = await desk.submit(person, orderNo, { pictures: mine });
    expect(data.pictures).toHaveLength(1);
  });

  it('is refused for somebody else, a second time, and with more than is allowed', async () => {
    const { orderNo } = await shop.paidOrder(person);
    const stranger = await shop.server.login();
    const code = await desk.code(stranger);
    const body = { orderNo, amountFen: 500_000, reason: 'money', code };
    expect((await call(SUBMIT, body, stranger.token)).name).toBe('NOT_FOUND');
    expect((await call(SUBMIT, { ...body, explanation: 'x'.repeat(201) })).name).toBe('BAD_INPUT');
    expect((await call(SUBMIT, { ...body, reason: 'whim' })).name).toBe('BAD_INPUT');
    await desk.submit(person, orderNo);
    expect((await desk.submit(person, orderNo, { amountFen: 500_000 })).name).toBe('STATE_CHANGED');
    expect((await desk.books(orderNo)).requests).toHaveLength(1);
  });

  it('wants a bank account, kept sealed, where the method takes nothing back any more', async () => {
    const { orderNo } = await shop.paidOrder(person, { kind: 'intention' });
    shop.server.clock.advance(91 * DAY_MS);
    await again();
    expect((await desk.quote(person, orderNo)).payments[0]?.isClosed).toBe(true);
    expect((await desk.submit(person, orderNo)).name).toBe('BAD_INPUT');
    const { data } = await desk.submit(person, orderNo, { account });
    expect(data.account).toEqual({ holder: '周**', bank: account.bank, maskedNumber: '6225********5678' });
    expect(data.parts[0]?.channel).toBe('bank');
    const stored = JSON.stringify((await desk.books(orderNo)).requests);
    expect(stored).not.toContain(account.number);
    expect(stored).not.toContain(`"${account.holder}"`);
  });
});

describe('withdrawing', () => {
  it('brings the order back and allows another refund', async () => {
    const { orderNo } = await shop.paidOrder(person);
    const { data } = await desk.submit(person, orderNo);
    const { refundNo } = data;
    const stranger = await shop.server.login();
    expect((await call(WITHDRAW, { refundNo }, stranger.token)).name).toBe('NOT_FOUND');
    const withdrawn = (await call(WITHDRAW, { refundNo })).data;
    expect(withdrawn).toMatchObject({ state: 'withdrawn', actions: ['applyAgain'] });
    const order = await shop.detail(person, orderNo);
    expect(order.state).toBe('depositPaid');
    expect(order.actions).toContain('refund');
    expect((await call(WITHDRAW, { refundNo })).name).toBe('STATE_CHANGED');
    expect((await desk.submit(person, orderNo)).name).toBe('SUCCESS');
  });

  it('locks the order by itself when its seven days ended meanwhile', async () => {
    const { orderNo } = await shop.paidOrder(person);
    const { data } = await desk.submit(person, orderNo);
    shop.server.clock.advance(8 * DAY_MS);
    await shop.server.runJobs();
    await again();
    expect(await shop.state(person, orderNo)).toBe('refunding');
    expect((await call(WITHDRAW, { refundNo: data.refundNo })).data).toMatchObject({ actions: [] });
    await shop.server.runJobs();
    expect(await shop.state(person, orderNo)).toBe('locked');
  });
});
