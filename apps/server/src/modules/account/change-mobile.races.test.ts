import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { captchaAfter: 1000, smsPerAddressHour: 1000 } });
});
afterAll(() => server.close());

async function codeFor(mobile: string): Promise<string> {
  server.clock.advance(61_000);
  await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene: 'change' } });
  return server.sms.lastCode?.(mobile) ?? '';
}

it('gives a number to one of many accounts that take it at once, and the others keep theirs', async () => {
  const { replaceMobile } = await import('./account.repository');
  const people: TestPerson[] = [];
  for (let at = 0; at < 8; at += 1) people.push(await server.login());
  const to = '13711110000';
  const outcomes = await Promise.all(
    people.map(({ accountId, mobile }) =>
      server.database.transaction((db) => replaceMobile(db, accountId, { from: mobile, to })),
    ),
  );
  expect(outcomes.sort()).toEqual(['done', ...Array.from({ length: 7 }, () => 'taken')]);
  const { rows } = await server.database.executeSql('select id from accounts where mobile = $1', [to]);
  expect(rows).toHaveLength(1);
});

it('happens once when the same change is sent many times at once', async () => {
  const person = await server.login();
  const code = await codeFor(person.mobile);
  const { token } = person;
  const { ticket } = await server.ask('POST /api/mpaccount/v1/account/mobile/verify', { token, body: { code } });
  const mobile = '13711110001';
  const body = { ticket, mobile, code: await codeFor(mobile) };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => server.call('POST /api/mpaccount/v1/account/mobile/change', { token, body })),
  );
  const names = answers.map(({ name }) => name);
  expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
  expect(names).not.toContain('SERVER_ERROR');
});
