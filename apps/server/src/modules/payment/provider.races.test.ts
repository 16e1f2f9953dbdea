import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { payments } from './payment.tables';
import {
  type Caller,
  createPayingShop,
  isTaken,
  openCall,
  type PayingShop,
  type RealMethod,
} from './providers.fixture';

let paying: PayingShop;
/** A second server on the same database, which does not share the first one's running calls. */
let second: TestServer;
beforeAll(async () => {
  paying = await createPayingShop();
  const { clock, database } = paying.shop.server;
  second = await createTestServer({ config: paying.simulator.config, clock, database });
});
afterAll(() => paying.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const now = () => paying.shop.server.clock.now();
const rowsOf = (orderNo: string) =>
  paying.shop.server.database.db.select().from(payments).where(eq(payments.orderNo, orderNo));
const askedAbout = (paymentNo: string) =>
  paying.simulator.seen.filter(({ url, body }) => /jsapi|h5/.test(url.pathname) && body.includes(paymentNo)).length;

async function freshOrder() {
  const person = await paying.shop.server.login();
  return { person, order: await paying.shop.order(person) };
}

describe('at once', () => {
  it('twenty calls to pay open one payment, ask the provider once, and all get its call', async () => {
    const { person, order } = await freshOrder();
    const answers = await Promise.all(times(20, () => paying.create(person, order, 'wechat')));
    expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['SUCCESS']));
    const rows = await rowsOf(order.orderNo);
    expect(rows).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data.call))).size).toBe(1);
    expect(askedAbout(rows[0]?.paymentNo ?? '')).toBe(1);
  });

  it('twenty calls to two servers open one payment', async () => {
    const { person, order } = await freshOrder();
    const at = (index: number) => (index % 2 ? { server: second } : {});
    const answers = await Promise.all(times(20, (index) => paying.create(person, order, 'wechat', at(index))));
    expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['SUCCESS']));
    expect(new Set(answers.map(({ data }) => data.payment.paymentNo)).size).toBe(1);
    expect(await rowsOf(order.orderNo)).toHaveLength(1);
  });

  it('ten calls with one key give one answer', async () => {
    const { person, order } = await freshOrder();
    const answers = await Promise.all(
      times(10, () => paying.create(person, order, 'alipay', { idempotencyKey: 'onekey-12' })),
    );
    expect(new Set(answers.map(({ data }) => data.payment.paymentNo)).size).toBe(1);
    expect(await rowsOf(order.orderNo)).toHaveLength(1);
  });

  it.each(times(12, (index) => index))('calls from two callers leave one payment that can be paid (%i)', async () => {
    const { person, order } = await freshOrder();
    const callers: Caller[] = [{ browser: 'mobile' }, { browser: 'wechat', openId: 'oRace', server: second }];
    const answers = await Promise.all(times(6, (index) => paying.create(person, order, 'wechat', callers[index % 2])));
    for (const { name } of answers) expect(['SUCCESS', 'STATE_CHANGED']).toContain(name);
    const open = (await rowsOf(order.orderNo)).filter(({ state }) => state === 'pending' || state === 'created');
    expect(open).toHaveLength(1);
    const payable = [...paying.simulator.bank.payments.values()].filter(
      ({ paymentNo, state }) => state === 'open' && paymentNo !== open[0]?.paymentNo,
    );
    const numbers = new Set((await rowsOf(order.orderNo)).map(({ paymentNo }) => paymentNo));
    expect(payable.filter(({ paymentNo }) => numbers.has(paymentNo))).toEqual([]);
  });

  it.each(times(4, (index) => index))(
    'opening and cancelling leave nothing at the provider that takes money (%i)',
    async () => {
      const { person, order } = await freshOrder();
      const cancel = () =>
        paying.shop.server.call('POST /api/mporder/v1/order/cancel', {
          token: person.token,
          body: { orderNo: order.orderNo },
        });
      const [created] = await Promise.all([paying.create(person, order, 'wechat'), cancel()]);
      expect(['SUCCESS', 'STATE_CHANGED']).toContain(created.name);
      await paying.shop.server.runJobs();
      for (const { paymentNo, state } of await rowsOf(order.orderNo)) {
        expect(state).toBe('closed');
        expect(paying.simulator.bank.payments.get(paymentNo)?.state ?? 'closed').toBe('closed');
      }
    },
  );

  it.each<RealMethod>(['wechat', 'alipay'])(
    'two notices, a job and the customer asking: %s pays once',
    async (method) => {
      const opened = await paying.opened(method);
      paying.simulator.bank.pay(opened.paymentNo, now());
      paying.shop.server.clock.advance(25_000);
      const write = () => paying.simulator.notices.payment(opened.paymentNo);
      const query = { orderNo: opened.order.orderNo };
      const look = () =>
        paying.shop.server.call('GET /api/mporder/v1/pay/state', { token: opened.person.token, query });
      const [one, other] = await Promise.all([
        paying.send(method, write()),
        paying.send(method, write()),
        paying.shop.server.runJobs(),
        look(),
        look(),
      ]);
      expect([isTaken(method, one), isTaken(method, other)]).toEqual([true, true]);
      const detail = await paying.shop.detail(opened.person, opened.order.orderNo);
      expect(detail).toMatchObject({ state: 'depositPaid', paidFen: 500_000 });
      expect(detail.timeline).toHaveLength(2);
      await paying.shop.server.runJobs();
      expect(paying.simulator.bank.refundsOf(opened.paymentNo)).toEqual([]);
    },
  );

  it.each(times(3, (index) => index))(
    'the same order paid by both methods keeps one payment and returns the other (%i)',
    async () => {
      const { person, order } = await freshOrder();
      const methods: RealMethod[] = ['wechat', 'alipay'];
      const numbers: string[] = [];
      for (const method of methods) {
        const { data } = await paying.create(person, order, method);
        openCall(paying.simulator, data.call);
        numbers.push(data.payment.paymentNo);
      }
      for (const no of numbers) expect(paying.simulator.bank.pay(no, now())).toBe(true);
      await Promise.all(
        methods.map((method, index) => paying.send(method, paying.simulator.notices.payment(numbers[index] ?? ''))),
      );
      await paying.shop.server.runJobs();
      const kept = numbers.map((no) => paying.simulator.bank.keptFen(no)).sort();
      expect(kept).toEqual([0, 500_000]);
      expect(await paying.shop.detail(person, order.orderNo)).toMatchObject({ state: 'depositPaid', paidFen: 500_000 });
    },
  );
});
