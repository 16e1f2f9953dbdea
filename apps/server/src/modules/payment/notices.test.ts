import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { booksOf, noticeOf, paidReport, postNotice } from './payment.fixture';
import { paymentIncidents } from './payment.tables';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

async function openPayment() {
  const person = await shop.server.login();
  const order = await shop.order(person);
  const { payment } = await shop.pay(person, order);
  return { person, order, payment, state: () => shop.state(person, order.orderNo) };
}

const now = () => shop.server.clock.now();
const forged = () => shop.server.database.db.select().from(paymentIncidents).where(eq(paymentIncidents.kind, 'forged'));

describe('a notice', () => {
  it('moves the order once, however often it comes', async () => {
    const { person, order, payment } = await openPayment();
    const notice = noticeOf(paidReport(payment, now()));
    for (let time = 0; time < 3; time += 1) expect(await postNotice(shop, notice)).toBe(200);
    const detail = await shop.detail(person, order.orderNo);
    expect(detail).toMatchObject({ state: 'depositPaid', paidFen: 500_000 });
    expect(detail.timeline).toHaveLength(2);
  });

  it('changes nothing when an older one comes after it', async () => {
    const { payment, state } = await openPayment();
    expect(await postNotice(shop, noticeOf(paidReport(payment, now())))).toBe(200);
    const older = paidReport(payment, now(), { status: 'failed', providerNo: null, paidAt: null, reason: '余额不足' });
    expect(await postNotice(shop, noticeOf(older, 'older'))).toBe(200);
    expect(await state()).toBe('depositPaid');
    expect((await booksOf(shop, payment.paymentNo)).payment?.state).toBe('paid');
  });

  it.each([
    ['without a signature', { 'x-sandbox-signature': '' }],
    ['with a made-up signature', { 'x-sandbox-signature': 'f'.repeat(64) }],
    ['with a timestamp that was not signed', { 'x-sandbox-timestamp': '1' }],
  ])('%s is refused and reported', async (_what, headers) => {
    const { payment, state } = await openPayment();
    const before = (await forged()).length;
    expect(await postNotice(shop, noticeOf(paidReport(payment, now())), headers)).toBe(409);
    expect(await state()).toBe('created');
    expect((await forged()).length).toBe(before + 1);
  });

  it('changed on its way is refused', async () => {
    const { payment, state } = await openPayment();
    const notice = noticeOf(paidReport(payment, now()));
    const { createHmac } = await import('node:crypto');
    const signature = createHmac('sha256', 'a guess').update(`${now()}.`).update(notice).digest('hex');
    expect(await postNotice(shop, `${notice} `, { 'x-sandbox-signature': signature })).toBe(409);
    expect(await state()).toBe('created');
  });

  it('that is signed but not readable is refused', async () => {
    for (const payload of ['{', '[]', '{"about":"payment"}', '']) expect(await postNotice(shop, payload)).toBe(409);
  });

  it('with another amount is refused and reported', async () => {
    const { payment, state } = await openPayment();
    expect(await postNotice(shop, noticeOf(paidReport(payment, now(), { amountFen: 1 })))).toBe(409);
    expect(await state()).toBe('created');
    const { incidents } = await booksOf(shop, payment.paymentNo);
    expect(incidents).toMatchObject([
      { kind: 'amountDiffers', seenCount: 1, detail: { expectedFen: 500_000, reportedFen: 1 } },
    ]);
    const metrics = await shop.server.app.services.metrics.registry.metrics();
    expect(metrics).toContain('volt_payment_incidents_total{method="sandbox",kind="amountDiffers"} 1');
  });

  it('about an unknown payment is refused and reported', async () => {
    const { payment } = await openPayment();
    const unknown = paidReport(payment, now(), { paymentNo: 'VP000000000000000000' });
    expect(await postNotice(shop, noticeOf(unknown))).toBe(409);
    expect((await booksOf(shop, 'VP000000000000000000')).incidents).toMatchObject([{ kind: 'unknownPayment' }]);
  });

  it('that uses the number of another payment is refused and reported', async () => {
    const [first, second] = [await openPayment(), await openPayment()];
    const report = paidReport(first.payment, now());
    await postNotice(shop, noticeOf(report));
    expect(await postNotice(shop, noticeOf({ ...report, paymentNo: second.payment.paymentNo }, 'reuse'))).toBe(409);
    expect(await second.state()).toBe('created');
    expect((await booksOf(shop, second.payment.paymentNo)).incidents).toMatchObject([{ kind: 'numberReused' }]);
  });

  it('of a second charge for the same payment is refused and reported', async () => {
    const { payment } = await openPayment();
    await postNotice(shop, noticeOf(paidReport(payment, now())));
    expect(await postNotice(shop, noticeOf(paidReport(payment, now())))).toBe(409);
    const { incidents, refunds } = await booksOf(shop, payment.paymentNo);
    expect(incidents).toMatchObject([{ kind: 'chargedTwice' }]);
    expect(refunds).toEqual([]);
  });

  it('comes again until the shop takes it', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    const { services } = shop.server.app;
    const provider = services.payment.find('sandbox');
    const parse = provider?.parseNotice;
    if (!provider || !parse) throw new TypeError('no sandbox');
    provider.parseNotice = () => Promise.reject(new TypeError('the shop is down'));
    await shop.payAtCashier(person, order);
    await shop.server.runJobs();
    provider.parseNotice = parse;
    shop.server.clock.advance(10_000);
    await shop.server.runJobs();
    expect((await shop.detail(person, order.orderNo)).state).toBe('depositPaid');
  });
});
