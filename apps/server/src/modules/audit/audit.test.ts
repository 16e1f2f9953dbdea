import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { randomNonce } from '../../testing/call';

const GIVE = 'POST /api/mpintegral/v1/honour/give' as const;
const LIST = 'GET /api/mpaccount/v1/staff/audit' as const;

let server: TestServer;
let operator: TestPerson;
let auditor: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  operator = await server.login({ roles: ['operator'] });
  auditor = await server.login({ roles: ['auditor'] });
  customer = await server.login();
});
afterAll(() => server.close());

const gift = (accountId: string) => ({
  accountId,
  kind: 'idea',
  title: '建议',
  reason: '已采纳',
  giver: '团队',
  kr: 1,
});
const trail = async () =>
  (await server.ask(LIST, { token: auditor.token, query: { staffId: operator.accountId } })).items;

describe('the audit trail', () => {
  it('says who changed what, once for a repeated request, and keeps no words but the reason', async () => {
    const call = { token: operator.token, body: gift(customer.accountId), idempotencyKey: randomNonce() };
    const { awardId } = await server.ask(GIVE, call);
    await server.ask(GIVE, call);
    const subject = { accountId: customer.accountId, awardId };
    const who = {
      entryId: expect.any(String),
      staffId: operator.accountId,
      staffName: expect.stringMatching(/./),
      roles: ['operator'],
    };
    expect(await trail()).toEqual([{ ...who, call: GIVE, subject, reason: '已采纳', at: expect.any(Number) }]);
  });

  it.each([
    ['客户来电说明', '客户来电说明'],
    ['长'.repeat(300), '长'.repeat(200)],
    ['', '已采纳'],
  ])('keeps the reason that was said with the call: %s', async (said, kept) => {
    const headers = { 'x-volt-reason': encodeURIComponent(said) };
    await server.ask(GIVE, { token: operator.token, body: gift(customer.accountId), headers });
    expect((await trail())[0]?.reason).toBe(kept);
  });

  it('takes a header that is not percent-encoded for none', async () => {
    const headers = { 'x-volt-reason': '%E5%zz' };
    await server.ask(GIVE, { token: operator.token, body: gift(customer.accountId), headers });
    expect((await trail())[0]?.reason).toBe('已采纳');
  });

  it('has no entry of a refused change', async () => {
    const before = await trail();
    const answer = await server.call(GIVE, { token: operator.token, body: gift('nobody') });
    expect(answer.code).not.toBe('000000');
    expect(await trail()).toEqual(before);
  });

  it.each(["update audit_entries set call = ''", 'delete from audit_entries', 'truncate audit_entries'])(
    'is final: %s',
    async (statement) => {
      const before = await trail();
      await expect(server.database.executeSql(statement, [])).rejects.toThrow('append-only');
      expect(await trail()).toEqual(before);
    },
  );

  it('is shown to nobody but the auditor', async () => {
    expect((await server.call(LIST, { token: operator.token })).name).toBe('FORBIDDEN');
    expect((await server.call(LIST, { token: customer.token })).name).toBe('FORBIDDEN');
    expect((await server.call(LIST)).name).toBe('LOGIN_EXPIRED');
  });
});
