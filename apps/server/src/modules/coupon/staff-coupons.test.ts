import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { randomNonce } from '../../testing/call';
import { couponTemplates } from './coupon.tables';

const ISSUE = 'POST /api/mpintegral/v1/staff/coupons/issue' as const;
const BACK = 'POST /api/mpintegral/v1/staff/coupons/takeBack' as const;
const HELD = 'GET /api/mpintegral/v1/staff/coupons' as const;

let server: TestServer;
let operator: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  operator = await server.login({ roles: ['operator'] });
  person = await server.login();
  const now = server.clock.now();
  const times = { startsAt: now, endsAt: now + 9 * DAY_MS, createdAt: now };
  const rows = [
    { id: 'wash', total: null },
    { id: 'few', total: 1 },
  ].map((row) => ({ ...row, kind: 'service' as const, title: row.id, validDays: 30, isGiftable: true, ...times }));
  await server.database.db.insert(couponTemplates).values(rows);
});
afterAll(() => server.close());

const issue = (templateId: string, accountId = person.accountId) =>
  server.call(ISSUE, { token: operator.token, body: { accountId, templateId } });
const takeBack = (couponId: string, accountId = person.accountId) =>
  server.call(BACK, { token: operator.token, body: { accountId, couponId, reason: '发放有误' } });
const held = async (tab: string) =>
  (await server.ask(HELD, { token: operator.token, query: { accountId: person.accountId, tab } })).items;

describe('coupons by staff', () => {
  it('are issued of a template while there are any, once for a repeated request', async () => {
    const call = {
      token: operator.token,
      body: { accountId: person.accountId, templateId: 'wash' },
      idempotencyKey: randomNonce(),
    };
    const [first, second] = [await server.ask(ISSUE, call), await server.ask(ISSUE, call)];
    expect(second).toEqual(first);
    expect(await held('unused')).toMatchObject([{ couponId: first.couponId, source: '客服发放', canTakeBack: true }]);
    expect((await issue('few')).name).toBe('SUCCESS');
    expect((await issue('few')).name).toBe('SOLD_OUT');
    expect((await issue('unknown')).name).toBe('SOLD_OUT');
    expect((await issue('wash', 'nobody')).name).toBe('NOT_FOUND');
    const { items } = await server.ask('GET /api/mpintegral/v1/staff/coupons/templates', { token: operator.token });
    const few = items.find(({ templateId }) => templateId === 'few');
    expect(few).toMatchObject({ issued: 1, left: 0, isOpen: false });
  });

  it('are taken back with a reason that their owner sees, and not by the id of somebody else', async () => {
    const { couponId } = (await issue('wash')).data;
    expect((await takeBack(couponId, operator.accountId)).name).toBe('NOT_FOUND');
    expect((await takeBack(couponId)).name).toBe('SUCCESS');
    expect((await takeBack(couponId)).name).toBe('STATE_CHANGED');
    const detail = await server.ask('GET /api/mpintegral/v1/coupons/detail', {
      token: person.token,
      query: { couponId },
    });
    expect([detail.state, detail.history[0]]).toEqual([
      'expired',
      { title: '客服已收回', note: '发放有误', at: expect.any(Number) },
    ]);
    expect((await held('expired')).map((row) => [row.couponId, row.canTakeBack])).toEqual([[couponId, false]]);
  });

  it.each(['used', 'locked', 'giftPending', 'givenAway', 'expired'])('are not taken back when %s', async (state) => {
    const { couponId } = (await issue('wash')).data;
    await server.database.executeSql('update coupon_coupons set state = $2 where id = $1', [couponId, state]);
    expect((await takeBack(couponId)).name).toBe('STATE_CHANGED');
  });

  it('are seen by who may see customers, and changed by operators', async () => {
    const agent = await server.login({ roles: ['agent'] });
    const body = { accountId: person.accountId, templateId: 'wash' };
    expect((await server.call(ISSUE, { token: agent.token, body })).name).toBe('FORBIDDEN');
    expect((await server.call(HELD, { token: agent.token, query: { accountId: person.accountId } })).name).toBe(
      'SUCCESS',
    );
    expect((await server.call(HELD, { token: person.token, query: { accountId: person.accountId } })).name).toBe(
      'FORBIDDEN',
    );
  });
});
