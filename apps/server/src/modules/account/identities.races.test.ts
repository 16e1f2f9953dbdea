import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('binds a platform account to one of many who ask at once', async () => {
  const people: TestPerson[] = [];
  for (let at = 0; at < 8; at += 1) people.push(await server.login());
  const asked = people.map(({ token }) =>
    server.call('POST /api/mpaccount/v1/account/platform/bind', { token, body: { code: 'the-same-person' } }),
  );
  const names = (await Promise.all(asked)).map(({ name }) => name).sort();
  expect(names).toEqual([...Array.from({ length: 7 }, () => 'PLATFORM_TAKEN'), 'SUCCESS']);
});
