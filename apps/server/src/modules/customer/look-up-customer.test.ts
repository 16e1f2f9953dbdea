import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';

const FIND = 'POST /api/mpaccount/v1/staff/customers/find' as const;

let server: TestServer;
let agent: TestPerson;
let auditor: TestPerson;
let person: TestPerson;
let memberNo: string;
beforeAll(async () => {
  server = await createTestServer();
  agent = await server.login({ roles: ['agent'] });
  auditor = await server.login({ roles: ['auditor'] });
  person = await server.login();
  ({ memberNo } = await server.ask('GET /api/mpaccount/v1/profile', { token: person.token }));
});
afterAll(() => server.close());

const find = (by: string, value: string, { token } = agent) => server.call(FIND, { token, body: { by, value } });

describe('a person looked up by staff', () => {
  it('is found by phone, number and id', async () => {
    const { accountId, mobile } = person;
    for (const [by, value] of [
      ['mobile', mobile],
      ['memberNo', memberNo],
      ['accountId', accountId],
    ] as const)
      expect((await find(by, value)).data).toMatchObject({ accountId, mobile, memberNo, isActive: true, level: 1 });
  });

  it('is masked for the auditor', async () => {
    const { nickname } = (await find('mobile', person.mobile)).data;
    const seen = (await find('accountId', person.accountId, auditor)).data;
    expect(seen.mobile).toBe(`${person.mobile.slice(0, 3)}***${person.mobile.slice(-4)}`);
    expect(JSON.stringify(seen)).not.toContain(nickname);
    expect(JSON.stringify(seen)).not.toContain(memberNo);
  });

  it('stands in the audit trail with who looked, without the phone', async () => {
    const staff = await server.login({ roles: ['agent'] });
    await find('mobile', person.mobile, staff);
    await find('mobile', '13000000000', staff);
    const query = { staffId: staff.accountId };
    const { items } = await server.ask('GET /api/mpaccount/v1/staff/audit', { token: auditor.token, query });
    expect(items).toMatchObject([{ call: FIND, subject: { accountId: person.accountId } }]);
    expect(JSON.stringify(items)).not.toContain(person.mobile);
  });

  it('is missing, refused to others, and asked for properly', async () => {
    expect((await find('mobile', '13000000000')).name).toBe('NOT_FOUND');
    expect((await find('memberNo', '0000000000')).name).toBe('NOT_FOUND');
    expect((await find('mobile', '1300000')).name).toBe('BAD_INPUT');
    expect((await find('nickname', 'anna')).name).toBe('BAD_INPUT');
    expect((await find('mobile', person.mobile, person)).name).toBe('FORBIDDEN');
  });
});
