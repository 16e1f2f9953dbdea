import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayStart } from '../../providers/payment';
import type { RealMethod } from '../payment/providers.fixture';
import { type Books, createBooks, type Difference, type Money } from './reconciliation.fixture';

const EXPORT = 'POST /api/mporder/v1/staff/reconciliation/export' as const;
const DAYS_EXPORT = 'POST /api/mporder/v1/staff/reconciliation/days/export' as const;

let books: Books;
let day: string;
let noon: number;
beforeAll(async () => {
  books = await createBooks();
});
/** Every test has a day of its own. */
beforeEach(() => {
  const { clock } = books.server;
  clock.set(dayStart(books.today) + 2 * DAY_MS + 10 * HOUR_MS);
  day = books.today;
  noon = dayStart(day) + 12 * HOUR_MS;
});
afterAll(() => books.close());

const short = ({ kind, about, number, ourFen, theirFen, effectFen }: Difference) => [
  ...[kind, about, number, ourFen, theirFen, effectFen],
];

describe.each<RealMethod>(['wechat', 'alipay'])('fees and the account of %s', (method) => {
  const add = (amountFen: number, more: Partial<Money> = {}) => books.add({ method, amountFen, at: noon, ...more });
  const dayId = () => `${day}-${method}`;
  const found = async () => (await books.differences({ dayId: dayId() })).map(short).sort();

  it('are told when they agree: in, back, fees, settled', async () => {
    await add(500_000);
    await add(200_000, { isRefund: true });
    const withdrawal = {
      method,
      about: 'other',
      paymentNo: `W${day}`,
      tradeNo: '43',
      at: noon,
      fen: -100_000,
    } as const;
    books.paying.simulator.bank.extraMoves.push(withdrawal);
    await books.reconcile(day);
    // 5,000.00 less 2,000.00 less the fee of 30.00, of which 12.00 came back: 2,982.00. A withdrawal is no part of it.
    const settled = { paidFen: 500_000, refundedFen: 200_000, feeFen: 1800, netFen: 298_200 };
    expect(await books.day(dayId())).toMatchObject({
      state: 'balanced',
      kinds: [],
      funds: { feePerMillion: 6000, agreedFeeFen: 1800, bill: settled, flow: { ...settled, otherFen: -100_000 } },
    });
  });

  it('differ when a fee is not what the rate makes', async () => {
    const dear = await add(500_000, { moreFeeFen: 100 });
    const back = await add(200_000, { isRefund: true, moreFeeFen: 1200 });
    await add(100_000);
    await books.reconcile(day);
    expect(await found()).toEqual(
      [
        ['feeDiffers', 'payment', dear, 3000, 3100, -100],
        ['feeDiffers', 'refund', back, -1200, 0, -1200],
      ].sort(),
    );
    const { kinds, funds, netDifferenceFen } = await books.day(dayId());
    expect(kinds).toEqual([{ kind: 'feeDiffers', open: 2, all: 2, effectFen: -1300 }]);
    expect([funds?.agreedFeeFen, funds?.bill.feeFen, netDifferenceFen]).toEqual([2400, 3700, 0]);
  });

  it('differ when the account does not move as the bill says, and agree again once it does', async () => {
    const { bank } = books.paying.simulator;
    await add(300_000, { isStuck: true });
    await add(100_000);
    const twice = { method, about: 'fee', paymentNo: `F${day}`, tradeNo: '44', at: noon, fen: -600 } as const;
    bank.extraMoves.push(twice);
    await books.reconcile(day);
    // The bill has fees of 18.00 and 6.00; the account has 6.00 twice.
    expect(await found()).toEqual([
      ['flowDiffers', 'fee', dayId(), 2400, 1200, 1200],
      ['flowDiffers', 'payment', dayId(), 400_000, 100_000, -300_000],
    ]);
    const { funds } = await books.day(dayId());
    expect((funds?.flow.netFen ?? 0) - (funds?.bill.netFen ?? 0)).toBe(1200 - 300_000);
    bank.stuck.clear();
    bank.extraMoves.length = 0;
    await books.runAgain(dayId());
    expect(await books.day(dayId())).toMatchObject({ state: 'cleared', settled: 2 });
  });

  it('are in the file with what they are about', async () => {
    const dear = await add(500_000, { moreFeeFen: 100 });
    await books.reconcile(day);
    const { address } = await books.server.ask(EXPORT, {
      token: books.finance.token,
      body: { dayId: dayId(), kind: 'feeDiffers' },
    });
    const file = await books.server.app.server.inject({ url: address });
    const [, line] = file.body.replace('\ufeff', '').split('\r\n');
    expect(line).toContain(`手续费不符,收款,${dear},`);
    expect(line).toContain(',30.00,31.00,-1,待处理,');
    const days = await books.server.ask(DAYS_EXPORT, { token: books.finance.token, body: { method, only: 'open' } });
    const sums = (await books.server.app.server.inject({ url: days.address })).body;
    expect(sums).toContain(
      `${day},${method === 'wechat' ? '微信支付' : '支付宝'},5000,0,31,30,4969,5000,0,31,4969,0,0,1,1`,
    );
    const agent = await books.server.login({ roles: ['agent'] });
    const refused = await books.server.call(DAYS_EXPORT, { token: agent.token, body: { method } });
    expect(refused.name).toBe('FORBIDDEN');
  });
});

it('a fault of the bill of funds leaves the day for later, with nothing compared', async () => {
  await books.add({ method: 'wechat', amountFen: 100, at: noon });
  books.paying.simulator.bills.spoilFlow = (file) => file.subarray(0, file.length - 40);
  await books.reconcile(day);
  books.paying.simulator.bills.spoilFlow = null;
  expect(await books.day(`${day}-wechat`)).toMatchObject({
    state: 'failed',
    fault: 'hash',
    funds: null,
    checkedAt: null,
  });
  books.server.clock.advance(HOUR_MS);
  await books.server.runJobs();
  expect(await books.day(`${day}-wechat`)).toMatchObject({ state: 'balanced', funds: { agreedFeeFen: 1 } });
});

const money = fc.record({
  method: fc.constantFrom<RealMethod>('wechat', 'alipay'),
  isRefund: fc.boolean(),
  amountFen: fc.integer({ min: 2, max: 10 ** 8 }),
  moreFeeFen: fc.constantFrom(0, 0, 1, -1, 777),
  isStuck: fc.constantFrom(false, false, true),
  minute: fc.integer({ min: 16, max: 24 * 60 - 16 }),
});

it('of random days show every planted difference, and tell every fen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(money, { minLength: 1, maxLength: 10 }), async (moneys) => {
      books.server.clock.set(dayStart(books.today) + 2 * DAY_MS);
      day = books.today;
      const [fees, stuck] = [new Set<string>(), new Set<string>()];
      for (const { minute, ...one } of moneys) {
        const number = await books.add({ ...one, at: dayStart(day) + minute * MINUTE_MS });
        if (one.moreFeeFen !== 0) fees.add(number);
        if (one.isStuck) stuck.add(`${one.method} ${one.isRefund ? 'refund' : 'payment'}`);
      }
      await books.reconcile(day);
      // Where nothing moved there is no bill of funds, which is known in the afternoon.
      books.server.clock.advance(5 * HOUR_MS);
      await books.server.runJobs();
      for (const method of ['wechat', 'alipay'] as const) {
        const own = await books.differences({ dayId: `${day}-${method}` });
        for (const { kind, number, about } of own) {
          if (kind === 'feeDiffers') expect(fees.delete(number)).toBe(true);
          else if (about !== 'fee') expect([kind, stuck.delete(`${method} ${about}`)]).toEqual(['flowDiffers', true]);
        }
        const { funds, netDifferenceFen } = await books.day(`${day}-${method}`);
        const sum = (kind: Difference['kind']) =>
          own.reduce((fen, one) => fen + (one.kind === kind ? one.effectFen : 0), 0);
        expect((funds?.agreedFeeFen ?? 0) - (funds?.bill.feeFen ?? 0)).toBe(sum('feeDiffers'));
        expect((funds?.flow.netFen ?? 0) - (funds?.bill.netFen ?? 0)).toBe(sum('flowDiffers'));
        expect(netDifferenceFen).toBe(0);
      }
      expect([fees.size, stuck.size]).toEqual([0, 0]);
    }),
    { numRuns: 6 },
  );
});
