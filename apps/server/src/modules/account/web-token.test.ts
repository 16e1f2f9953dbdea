import { brand } from '@voltfront/brand';
import { MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';

const GIVE = 'GET /api/appuser/v1/user/webToken';
const READ = 'POST /api/appuser/v1/user/pub/webToken/read';
const host = new URL(brand.hosts.activity).host;
const url = `https://${host}/summer?a=1`;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const read = (webToken: string, asked = host) => server.call(READ, { body: { webToken, host: asked } });

it('an own host learns who looks, for some minutes, and nobody else does', async () => {
  const { token } = await server.login();
  const { webToken } = await server.ask(GIVE, { token, query: { url } });
  const { data } = await read(webToken);
  expect(data).toMatchObject({ nickname: expect.any(String), avatar: expect.stringMatching(/^\//) });
  expect((await read(webToken, new URL(brand.hosts.userCentre).host)).name).toBe('NOT_FOUND');
  expect((await read(`${webToken}x`)).name).toBe('NOT_FOUND');
  expect((await read('nonsense')).name).toBe('NOT_FOUND');
  server.clock.advance(5 * MINUTE_MS);
  expect((await read(webToken)).name).toBe('NOT_FOUND');
});

it('is not given for other hosts or plain addresses, and ends with the login', async () => {
  const { token } = await server.login();
  for (const other of ['https://evil.example/', `http://${host}/`, `https://${host}.evil.example/`, 'javascript:1', ''])
    expect((await server.call(GIVE, { token, query: { url: other } })).name, other).toBe('FORBIDDEN');
  expect((await server.call(GIVE, { query: { url } })).code).not.toBe('000000');
  const { webToken } = await server.ask(GIVE, { token, query: { url } });
  await server.ask('POST /api/appuser/v1/user/logout', { token });
  expect((await read(webToken)).name).toBe('NOT_FOUND');
});
