import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { applyReport } from './apply-report';
import { booksOf, noticeOf, paidReport, postNotice } from './payment.fixture';
import { payments } from './payment.tables';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const CREATE = 'POST /api/mporder/v1/pay/create' as const;
const now = () => shop.server.clock.now();
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function shuffle<T>(items: T[]): T[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other] as T, mixed[index] as T];
  }
  return mixed;
}

async function openPayment() {
  const person = await shop.server.login();
  const order = await shop.order(person);
  const { payment } = await shop.pay(person, order);
  return { person, order, payment, detail: () => shop.detail(person, order.orderNo) };
}

describe('at once', () => {
  it('twenty calls to pay one order open one payment', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    const body = { orderNo, method: 'sandbox', amountFen: 500_000 };
    const answers = await Promise.all(times(20, () => shop.server.call(CREATE, { token: person.token, body })));
    expect(answers.map(({ name }) => name)).toEqual(times(20, () => 'SUCCESS'));
    expect(new Set(answers.map(({ data }) => data.payment.paymentNo)).size).toBe(1);
    const rows = await shop.server.database.db.select().from(payments).where(eq(payments.orderNo, orderNo));
    expect(rows).toHaveLength(1);
  });

  it('the same call with the same key runs once', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    const call = {
      token: person.token,
      body: { orderNo, method: 'sandbox', amountFen: 500_000 },
      idempotencyKey: 'samekey-1',
    };
    const answers = await Promise.all(times(8, () => shop.server.call(CREATE, call)));
    expect(new Set(answers.map(({ data }) => data.payment.paymentNo)).size).toBe(1);
  });

  it('twenty copies of a notice pay once', async () => {
    const { payment, detail } = await openPayment();
    const notice = noticeOf(paidReport(payment, now()));
    const statuses = await Promise.all(times(20, () => postNotice(shop, notice)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await detail()).toMatchObject({ state: 'depositPaid', paidFen: 500_000 });
    expect((await detail()).timeline).toHaveLength(2);
    expect((await booksOf(shop, payment.paymentNo)).refunds).toEqual([]);
  });

  it('right, old, forged and wrong notices in any order end paid once, with every wrong one reported', async () => {
    const { payment, detail } = await openPayment();
    const right = noticeOf(paidReport(payment, now()));
    const wrong = noticeOf(paidReport(payment, now(), { amountFen: 1 }));
    const forged = { 'x-sandbox-signature': 'f'.repeat(64) };
    const sends = [
      ...times(6, () => () => postNotice(shop, right)),
      ...times(4, () => () => postNotice(shop, wrong)),
      ...times(4, () => () => postNotice(shop, right, forged)),
    ];
    await Promise.all(shuffle(sends).map((send) => send()));
    expect(await detail()).toMatchObject({ state: 'depositPaid', paidFen: 500_000 });
    const { incidents, payment: row } = await booksOf(shop, payment.paymentNo);
    expect(row?.state).toBe('paid');
    expect(incidents).toMatchObject([{ kind: 'amountDiffers', seenCount: 4 }]);
  });

  it('two payments of one order: one pays, the other goes back by itself', async () => {
    const { person, order, payment, detail } = await openPayment();
    await shop.server.database.db
      .update(payments)
      .set({ method: 'alipay' })
      .where(eq(payments.paymentNo, payment.paymentNo));
    const second = (await shop.pay(person, order)).payment;
    expect(second.paymentNo).not.toBe(payment.paymentNo);
    const apply = (method: string, report: ReturnType<typeof paidReport>) =>
      shop.server.database.transaction((db) => applyReport({ ...shop.server.ctx(), db }, method, report));
    await Promise.all([apply('alipay', paidReport(payment, now())), apply('sandbox', paidReport(second, now()))]);
    const rows = await shop.server.database.db.select().from(payments).where(eq(payments.orderNo, order.orderNo));
    expect(rows.map(({ state }) => state).sort()).toEqual(['paid', 'refunding']);
    expect(await detail()).toMatchObject({ state: 'depositPaid', paidFen: 500_000 });
  });

  it('who looks while the notice arrives never sees a paid payment beside an order that waits for it', async () => {
    const opened: Awaited<ReturnType<typeof openPayment>>[] = [];
    for (let count = 0; count < 12; count += 1) opened.push(await openPayment());
    const looks = opened.map(async ({ person, order, payment }) => {
      const query = { orderNo: order.orderNo };
      const seen: string[] = [];
      const notice = postNotice(shop, noticeOf(paidReport(payment, now())));
      do {
        const { data } = await shop.server.call('GET /api/mporder/v1/pay/state', { token: person.token, query });
        seen.push(`${data.payment?.state} ${data.order.state}`);
      } while (!seen.at(-1)?.startsWith('paid'));
      await notice;
      return seen;
    });
    expect(new Set((await Promise.all(looks)).map((seen) => seen.at(-1)))).toEqual(new Set(['paid depositPaid']));
  });

  it.each(times(5, (index) => index))('expiry and payment end in one of two ways, never in both (%i)', async () => {
    const { person, order, payment } = await openPayment();
    shop.server.clock.set((order.expiresAt ?? 0) + 1);
    const look = () => shop.state(person, order.orderNo);
    const late = noticeOf(paidReport(payment, now()));
    await Promise.all(
      shuffle([look, look, () => postNotice(shop, late), () => postNotice(shop, late)]).map((run) => run()),
    );
    await shop.server.runJobs();
    const { payment: row, refunds } = await booksOf(shop, payment.paymentNo);
    expect(await look()).toBe('expired');
    expect(row?.isLate).toBe(true);
    expect(refunds).toHaveLength(1);
  });

  it('money taken in time counts, although the order is being expired', async () => {
    const { person, order, payment } = await openPayment();
    const takenAt = (order.expiresAt ?? 0) - 1000;
    shop.server.clock.set((order.expiresAt ?? 0) + 1);
    const notice = noticeOf(paidReport(payment, takenAt));
    await postNotice(shop, notice);
    await Promise.all([shop.server.runJobs(), shop.state(person, order.orderNo)]);
    expect(await shop.state(person, order.orderNo)).toBe('depositPaid');
  });

  it('cancelling and paying: paid, or cancelled with the money back', async () => {
    const { person, order, payment, detail } = await openPayment();
    const cancel = () =>
      shop.server.call('POST /api/mporder/v1/order/cancel', { token: person.token, body: { orderNo: order.orderNo } });
    await Promise.all([cancel(), postNotice(shop, noticeOf(paidReport(payment, now())))]);
    const { state, paidFen } = await detail();
    const { payment: row } = await booksOf(shop, payment.paymentNo);
    expect([
      ['depositPaid', 500_000, 'paid', false],
      ['cancelled', 0, 'refunding', true],
    ]).toContainEqual([state, paidFen, row?.state, row?.isLate]);
  });
});
