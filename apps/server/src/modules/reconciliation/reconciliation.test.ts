import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayStart } from '../../providers/payment';
import type { RealMethod } from '../payment/providers.fixture';
import { type Books, createBooks, type Difference, type Money } from './reconciliation.fixture';

const DIFFERENCES = 'GET /api/mporder/v1/staff/reconciliation/differences' as const;
const SETTLE = 'POST /api/mporder/v1/staff/reconciliation/difference/settle' as const;
const EXPLAIN = 'POST /api/mporder/v1/staff/reconciliation/difference/explain' as const;
const EXPORT = 'POST /api/mporder/v1/staff/reconciliation/export' as const;

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
  books.paying.simulator.setTrouble('none');
  books.paying.simulator.bills.spoil = null;
});
afterAll(() => books.close());

const short = ({ kind, number, ourFen, theirFen, effectFen, state }: Difference) => [
  kind,
  number,
  ourFen,
  theirFen,
  effectFen,
  state,
];
const post = (key: typeof SETTLE | typeof EXPLAIN, differenceId: string, token = books.finance.token) =>
  books.server.call(key, { token, body: { differenceId, reason: '已与渠道核实' } });

describe.each<RealMethod>(['wechat', 'alipay'])('a day of %s', (method) => {
  const add = (amountFen: number, more: Partial<Money> = {}) => books.add({ method, amountFen, at: noon, ...more });
  const dayId = () => `${day}-${method}`;

  it('without differences is balanced, and one without transactions too', async () => {
    await add(500_000);
    await add(200_000, { isRefund: true });
    await books.reconcile(day);
    const side = { paidCount: 1, paidFen: 500_000, refundedCount: 1, refundedFen: 200_000 };
    expect(await books.day(dayId())).toMatchObject({
      state: 'balanced',
      theirs: side,
      ours: side,
      netDifferenceFen: 0,
    });
    const empty = new Date(dayStart(day) - DAY_MS + 8 * HOUR_MS).toISOString().slice(0, 10);
    books.server.clock.set(noon + DAY_MS + 4 * HOUR_MS);
    await books.server.runJobs();
    expect(await books.day(`${empty}-${method}`)).toMatchObject({ state: 'balanced', theirs: { paidCount: 0 } });
  });

  it('tells what differs, and what both sides make of it', async () => {
    const here = await add(200_000, { ours: null });
    const there = await add(300_000, { theirs: null });
    const amount = await add(500_000, { theirs: { amountFen: 499_900 } });
    const twice = await add(100_000, { isDouble: true });
    const back = await add(50_000, { isRefund: true, theirs: null });
    await books.reconcile(day);
    const found = await books.differences({ dayId: dayId() });
    expect(found.map(short).sort()).toEqual(
      [
        ['missingHere', here, null, 200_000, 200_000, 'open'],
        ['missingThere', there, 300_000, null, -300_000, 'open'],
        ['amountDiffers', amount, 500_000, 499_900, -100, 'open'],
        ['double', twice, 100_000, 100_000, 100_000, 'open'],
        ['missingThere', back, 50_000, null, 50_000, 'open'],
      ].sort(),
    );
    // Theirs: 2,000 + 4,999 + 2 × 1,000 = 8,999. Ours: 3,000 + 5,000 + 1,000 − 500 = 8,500. 499 more over there.
    const shown = await books.day(dayId());
    expect(shown).toMatchObject({ state: 'open', open: 5, netDifferenceFen: 49_900, timingFen: 0 });
    expect(found.reduce((sum, { effectFen }) => sum + effectFen, 0)).toBe(49_900);
  });

  it('waits for the next statement with what came before midnight', async () => {
    const late = dayStart(day) + DAY_MS - MINUTE_MS;
    await add(70_000, { at: late, theirs: { at: late + 2 * MINUTE_MS } });
    await add(80_000);
    const lost = await add(90_000, { at: late, theirs: null });
    await books.reconcile(day);
    expect(await books.differences({ dayId: dayId() })).toEqual([]);
    expect(await books.day(dayId())).toMatchObject({ state: 'balanced', pendingCount: 2, timingFen: -160_000 });
    await books.reconcile(books.today);
    expect((await books.differences({ dayId: dayId() })).map(short)).toEqual([
      ['missingThere', lost, 90_000, null, -90_000, 'open'],
    ]);
    expect(await books.day(dayId())).toMatchObject({ pendingCount: 0, timingFen: -70_000 });
  });

  it('asks for what no notice told, and settles it', async () => {
    const opened = await books.paying.opened(method);
    expect(books.paying.simulator.bank.pay(opened.paymentNo, books.server.clock.now())).toBe(true);
    // As if the shop's own jobs had been lost, which ask about a payment and close it.
    await books.server.database.executeSql('delete from jobs.job');
    await books.reconcile(day);
    const [found] = await books.differences({ dayId: dayId() });
    expect(found).toMatchObject({
      kind: 'stateDiffers',
      number: opened.paymentNo,
      ourState: 'pending',
      state: 'settled',
    });
    expect(found?.history.map(({ state, who }) => [state, who])).toEqual([
      ['open', 'shop'],
      ['settled', 'shop'],
    ]);
    expect(await books.day(dayId())).toMatchObject({ state: 'cleared', netDifferenceFen: 0, settled: 1 });
  });

  it('is compared again without anything twice, and settled where it was repaired', async () => {
    const { bank } = books.paying.simulator;
    const number = await add(600_000, { theirs: null });
    await add(10_000);
    const stays = await add(20_000, { ours: null });
    await books.reconcile(day);
    await books.runAgain(dayId());
    expect(await books.differences({ dayId: dayId() })).toHaveLength(2);
    bank.extraLines.push({
      ...{ method, about: 'payment', number, paymentNo: number, tradeNo: number, providerNo: number },
      ...{ ...bank.moneyOf('payment', 600_000), at: noon, state: 'done', title: '大订' },
    } as (typeof bank.extraLines)[number]);
    await books.runAgain(dayId());
    const found = await books.differences({ dayId: dayId() });
    expect(found.map(({ number: no, state, settledBy }) => [no, state, settledBy]).sort()).toEqual(
      [
        [number, 'settled', 'shop'],
        [stays, 'open', null],
      ].sort(),
    );
    bank.extraLines.pop();
    await books.runAgain(dayId());
    const [again] = (await books.differences({ dayId: dayId() })).filter((one) => one.number === number);
    expect(again?.history.map(({ state }) => state)).toEqual(['open', 'settled', 'open']);
  });

  it('stays as staff left it, unless its figures change', async () => {
    await add(30_000, { ours: null });
    await books.reconcile(day);
    const [found] = await books.differences({ dayId: dayId() });
    const differenceId = found?.differenceId ?? '';
    expect((await post(EXPLAIN, differenceId)).name).toBe('SUCCESS');
    expect((await post(EXPLAIN, differenceId)).name).toBe('STATE_CHANGED');
    expect((await post(SETTLE, differenceId)).name).toBe('SUCCESS');
    expect((await post(SETTLE, differenceId)).name).toBe('STATE_CHANGED');
    await books.runAgain(dayId());
    const [kept] = await books.differences({ dayId: dayId() });
    expect(kept).toMatchObject({ state: 'settled', settledBy: 'staff' });
    expect(kept?.history.map(({ state, note }) => [state, note])).toEqual([
      ['open', ''],
      ['explained', '已与渠道核实'],
      ['settled', '已与渠道核实'],
    ]);
    const line = books.paying.simulator.bank.extraLines.at(-1);
    if (line) Object.assign(line, books.paying.simulator.bank.moneyOf('payment', 40_000));
    await books.runAgain(dayId());
    expect(await books.differences({ dayId: dayId() })).toMatchObject([{ state: 'open', theirFen: 40_000 }]);
  });

  it('is tried again while its statement is not there, is broken, or the provider is down', async () => {
    await add(30_000);
    books.paying.simulator.setTrouble('broken');
    await books.reconcile(day);
    expect(await books.day(dayId())).toMatchObject({ state: 'failed', fault: 'down', nextAt: expect.any(Number) });
    books.paying.simulator.setTrouble('none');
    books.paying.simulator.bills.spoil = (file) => file.subarray(0, file.length - 80);
    books.server.clock.advance(HOUR_MS);
    await books.server.runJobs();
    expect(await books.day(dayId())).toMatchObject({ state: 'failed', fault: method === 'wechat' ? 'hash' : 'cutOff' });
    books.paying.simulator.bills.spoil = null;
    books.server.clock.advance(HOUR_MS);
    await books.server.runJobs();
    expect(await books.day(dayId())).toMatchObject({ state: 'balanced', fault: null, nextAt: null });
  });
});

it('a lost job is started again by upkeep, and a statement that never comes is given up', async () => {
  const dayId = `${day}-wechat`;
  await books.reconcile(day);
  expect(await books.day(dayId)).toMatchObject({ state: 'waiting', fault: 'late', nextAt: expect.any(Number) });
  await books.server.database.executeSql("delete from jobs.job where data->>'handler' = 'job:reconcileDay'");
  books.server.clock.advance(2 * HOUR_MS);
  books.paying.simulator.setTrouble('broken');
  await books.reconcile(day);
  expect(await books.day(dayId)).toMatchObject({ state: 'failed', fault: 'down', nextAt: expect.any(Number) });
  books.server.clock.advance(8 * DAY_MS);
  await books.reconcile(day);
  expect(await books.day(dayId)).toMatchObject({ state: 'failed', nextAt: null });
});

describe('who', () => {
  let dayId: string;
  let differenceId: string;
  beforeEach(async () => {
    dayId = `${day}-wechat`;
    await books.add({ method: 'wechat', amountFen: 1234, at: noon, ours: null });
    await books.reconcile(day);
    differenceId = (await books.differences({ dayId }))[0]?.differenceId ?? '';
  });

  it('finance changes, an auditor reads, nobody else does either', async () => {
    const run = (token?: string) =>
      books.server.call('POST /api/mporder/v1/staff/reconciliation/run', {
        body: { dayId },
        ...(token ? { token } : {}),
      });
    const read = (token?: string) => books.server.call(DIFFERENCES, { query: { dayId }, ...(token ? { token } : {}) });
    const auditor = await books.server.login({ roles: ['auditor'] });
    expect((await read(auditor.token)).data.items).toHaveLength(1);
    expect([(await run(auditor.token)).name, (await post(SETTLE, differenceId, auditor.token)).name]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    for (const role of ['operator', 'consultant', 'agent', 'administrator'] as const) {
      const { token } = await books.server.login({ roles: [role] });
      expect([role, (await read(token)).name, (await run(token)).name]).toEqual([role, 'FORBIDDEN', 'FORBIDDEN']);
    }
    const customer = await books.server.login();
    expect((await read(customer.token)).name).toBe('FORBIDDEN');
    expect((await read()).name).toBe('LOGIN_EXPIRED');
  });

  it('is told that something is missing or not right', async () => {
    expect((await post(SETTLE, 'none')).name).toBe('NOT_FOUND');
    const { token } = books.finance;
    const wrong = { token, body: { differenceId, reason: ' ' } };
    expect((await books.server.call(SETTLE, wrong)).name).toBe('BAD_INPUT');
    const run = { token, body: { dayId: '2026-01-01-wechat' } };
    expect((await books.server.call('POST /api/mporder/v1/staff/reconciliation/run', run)).name).toBe('NOT_FOUND');
    expect((await books.server.call(DIFFERENCES, { token, query: { state: 'gone' } })).name).toBe('BAD_INPUT');
  });

  it('did what is in the audit trail, with the reason', async () => {
    await post(SETTLE, differenceId);
    const { rows } = await books.server.database.executeSql(
      'select call, subject, reason from audit_entries where call = $1',
      [SETTLE],
    );
    expect(rows.at(-1)).toMatchObject({ subject: { differenceId }, reason: '已与渠道核实' });
  });

  it('counts what waits, and takes it along as a file', async () => {
    const { token } = books.finance;
    const waiting = await books.server.ask('GET /api/mporder/v1/staff/reconciliation/waiting', { token });
    expect(waiting.open).toBeGreaterThan(0);
    const { address } = await books.server.ask(EXPORT, { token, body: { dayId } });
    const file = await books.server.app.server.inject({ url: address });
    const [head, line] = file.body.replace('\ufeff', '').split('\r\n');
    expect(head).toContain('差额（元）');
    expect(line).toContain(',微信支付,渠道有，商城无,收款,');
    expect(line).toContain(',12.34,12.34,待处理,');
    expect((await books.server.app.server.inject({ url: '/files/exports/differences/x' })).statusCode).not.toBe(200);
  });

  it('finds days with open differences', async () => {
    const query = { method: 'wechat', only: 'open', size: 50 };
    const { items } = await books.server.ask('GET /api/mporder/v1/staff/reconciliation/days', {
      token: books.finance.token,
      query,
    });
    expect(items.some((one) => one.dayId === dayId)).toBe(true);
    expect(items.every(({ open, method }) => open > 0 && method === 'wechat')).toBe(true);
  });
});

const PLANTED = ['sound', 'missingHere', 'missingThere', 'amountDiffers', 'stateDiffers', 'double'] as const;
const money = fc.record({
  method: fc.constantFrom<RealMethod>('wechat', 'alipay'),
  isRefund: fc.boolean(),
  amountFen: fc.integer({ min: 2, max: 10 ** 8 }),
  planted: fc.constantFrom(...PLANTED),
  minute: fc.integer({ min: 16, max: 24 * 60 - 16 }),
});

describe('random books', () => {
  it('show exactly the differences that were planted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(money, { minLength: 1, maxLength: 12 }), async (moneys) => {
        books.server.clock.set(dayStart(books.today) + 2 * DAY_MS);
        day = books.today;
        const planted: string[] = [];
        for (const { method, isRefund, amountFen, planted: kind, minute } of moneys) {
          const number = await books.add({
            ...{ method, isRefund, amountFen, at: dayStart(day) + minute * MINUTE_MS },
            ...(kind === 'missingHere' ? { ours: null } : {}),
            ...(kind === 'missingThere' ? { theirs: null } : {}),
            ...(kind === 'amountDiffers' ? { theirs: { amountFen: amountFen - 1 } } : {}),
            ...(kind === 'stateDiffers' ? { ours: { at: null } } : {}),
            isDouble: kind === 'double',
          });
          if (kind !== 'sound') planted.push(`${kind} ${number}`);
        }
        await books.reconcile(day);
        const found: string[] = [];
        for (const method of ['wechat', 'alipay'] as const) {
          const own = await books.differences({ dayId: `${day}-${method}` });
          found.push(...own.map(({ kind, number }) => `${kind} ${number}`));
          const { netDifferenceFen, timingFen } = await books.day(`${day}-${method}`);
          expect(netDifferenceFen).toBe(own.reduce((sum, { effectFen }) => sum + effectFen, timingFen));
        }
        expect(found.sort()).toEqual(planted.sort());
      }),
      { numRuns: 12 },
    );
  });
});
