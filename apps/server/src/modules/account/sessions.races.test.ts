import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { type Sent, statementsOf } from '../../testing/count-statements';
import { KEEP_MS } from './session-memory';

const INFO = 'GET /api/appuser/v1/user/info' as const;
const CONSENTS = 'GET /api/mpaccount/v1/privacy/consents' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const lookUps = (statements: Sent[]) => statements.filter(({ text }) => text.includes('"sessions"')).length;
const read = (person: TestPerson) => () => server.ask(CONSENTS, { token: person.token });

describe('a session', () => {
  it('is looked up once for all calls of some seconds', async () => {
    const person = await server.login();
    expect(lookUps(await statementsOf(read(person)))).toBe(1);
    const second = await statementsOf(read(person));
    expect(lookUps(second)).toBe(0);
    expect(second).toHaveLength(1);
    server.clock.advance(KEEP_MS);
    expect(lookUps(await statementsOf(read(person)))).toBe(1);
  });

  it('that is remembered costs a writing call one statement, which also holds the account', async () => {
    const person = await server.login();
    await read(person)();
    const body = { isAccepted: true, version: '3.0' };
    const sent = await statementsOf(() =>
      server.ask('POST /api/appuser/v1/user/consent', { token: person.token, body }),
    );
    expect(lookUps(sent)).toBe(1);
    expect(sent.map(({ text }) => text.split(' ')[0])).toEqual(['begin', 'select', 'insert', 'commit']);
  });

  it('ends at once by logging out, by another login and by cancelling', async () => {
    const [anna, bert, cora] = [await server.login(), await server.login(), await server.login()];
    for (const person of [anna, bert, cora]) await read(person)();
    await server.ask('POST /api/appuser/v1/user/logout', { token: anna.token });
    expect((await server.call(INFO, { token: anna.token })).code).toBe('000009');
    const { loginByMobile } = await import('./login');
    await loginByMobile(server.ctx(), bert.mobile, null);
    expect((await server.call(INFO, { token: bert.token })).code).toBe('4010201');
    const { closeAccount } = await import('./cancel-account');
    await server.database.transaction((db) => closeAccount({ ...server.ctx(), db }, cora));
    expect((await server.call(INFO, { token: cora.token })).code).toBe('4010202');
  });

  it.each([
    [`update sessions set state = 'replaced' where account_id = $1`, '4010201'],
    [`update sessions set state = 'loggedOut' where account_id = $1`, '000009'],
    [`update accounts set state = 'cancelled' where id = $1`, '4010202'],
    ['delete from sessions where account_id = $1', '4010102'],
  ])('that another process ended without a word writes nothing any more: %s', async (ending, code) => {
    const person = await server.login();
    await read(person)();
    await server.database.executeSql(ending, [person.accountId]);
    const body = { isAccepted: true, version: '3.0' };
    const answer = await server.call('POST /api/appuser/v1/user/consent', { token: person.token, body });
    expect(answer.code).toBe(code);
    const { rows } = await server.database.executeSql('select 1 from consent_records where account_id = $1', [
      person.accountId,
    ]);
    expect(rows).toEqual([]);
    server.clock.advance(KEEP_MS);
    expect((await server.call(CONSENTS, { token: person.token })).code).toBe(code);
  });
});
