import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { randomNonce } from '../../testing/call';

const CHANGE = 'POST /api/mpintegral/v1/staff/points/change' as const;
const SHOW = 'GET /api/mpintegral/v1/staff/points' as const;

let server: TestServer;
let operator: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  operator = await server.login({ roles: ['operator'] });
  person = await server.login();
});
afterAll(() => server.close());

const body = (changes: object = {}) => ({
  accountId: person.accountId,
  direction: 'give',
  amount: 100,
  reason: 'goodwill',
  note: '活动未到账',
  ...changes,
});
const change = (changes?: object, token = operator.token) => server.call(CHANGE, { token, body: body(changes) });
const show = () => server.ask(SHOW, { token: operator.token, query: { accountId: person.accountId } });

describe('points by staff', () => {
  it('are given and taken through the ledger, which says so, and never below zero', async () => {
    expect((await change()).data.balance).toBe(100);
    expect((await change({ direction: 'take', amount: 30, reason: 'correction' })).data.balance).toBe(70);
    expect((await change({ direction: 'take', amount: 71 })).name).toBe('LIMIT_REACHED');
    const query = { accountId: person.accountId };
    const { items } = await server.ask('GET /api/mpintegral/v1/staff/points/entries', { token: operator.token, query });
    expect(items.map(({ title, delta, balanceAfter }) => [title, delta, balanceAfter])).toEqual([
      ['客服扣减', -30, 70],
      ['客服补发', 100, 100],
    ]);
    expect((await server.ask('GET /api/mpintegral/v1/points', { token: person.token })).balance).toBe(70);
    expect(await show()).toMatchObject({ points: 70, leftToday: 20_000 - 130 });
  });

  it('are booked once for a repeated request, and are in the audit trail', async () => {
    const before = (await show()).points;
    const call = { token: operator.token, body: body({ amount: 7 }), idempotencyKey: randomNonce() };
    const [first, second] = [await server.ask(CHANGE, call), await server.ask(CHANGE, call)];
    expect([second.changeId, (await show()).points]).toEqual([first.changeId, before + 7]);
    const auditor = await server.login({ roles: ['auditor'] });
    const query = { staffId: operator.accountId };
    const { items } = await server.ask('GET /api/mpaccount/v1/staff/audit', { token: auditor.token, query });
    expect(items[0]).toMatchObject({
      call: CHANGE,
      subject: { accountId: person.accountId, changeId: first.changeId },
    });
  });

  it('are bounded per call and per day of each member of staff', async () => {
    const other = await server.login({ roles: ['operator'] });
    for (const amount of [0, -1, 5001, 1.5]) expect((await change({ amount })).name).toBe('BAD_INPUT');
    for (let time = 0; time < 4; time += 1) expect((await change({ amount: 5000 }, other.token)).name).toBe('SUCCESS');
    const over = await change({ amount: 1 }, other.token);
    expect([over.name, over.message]).toEqual(['LIMIT_REACHED', '今日可调整的积分已用完']);
    expect((await change({ amount: 1 })).name).toBe('SUCCESS');
    server.clock.advance(DAY_MS);
    expect((await change({ amount: 1 }, other.token)).name).toBe('SUCCESS');
  });

  it('want a person, a reason and a note, and the right to change', async () => {
    expect((await change({ accountId: 'nobody' })).name).toBe('NOT_FOUND');
    expect((await change({ note: ' ' })).name).toBe('BAD_INPUT');
    expect((await change({ reason: 'whim' })).name).toBe('BAD_INPUT');
    for (const role of ['agent', 'auditor'] as const) {
      const { token } = await server.login({ roles: [role] });
      expect((await change({}, token)).name).toBe('FORBIDDEN');
      expect((await server.call(SHOW, { token, query: { accountId: person.accountId } })).name).toBe('SUCCESS');
    }
  });
});
