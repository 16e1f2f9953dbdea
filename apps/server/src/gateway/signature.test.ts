import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, signedHeaders, type TestServer } from '../testing';

const KEY = 'GET /api/basic/v1/pub/serverTime';
const MINUTE = 60_000;
let server: TestServer;
let secret: string;

beforeAll(async () => {
  server = await createTestServer();
  secret = server.app.services.config.apiSecret;
});
afterAll(() => server.close());

describe('signature', () => {
  it('lets a well signed request pass and names it', async () => {
    const answer = await server.call(KEY);
    expect(answer).toMatchObject({ status: 200, code: '000000', data: { now: server.clock.now() } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['an unsigned request', { 'x-volt-sign': '' }],
    ['a request without nonce', { 'x-volt-nonce': '' }],
    ['a nonce of 14 characters', { 'x-volt-nonce': 'abcdefghijklmn' }],
    ['a wrong signature', { 'x-volt-sign': 'a'.repeat(40) }],
    ['a signature that is no hash', { 'x-volt-sign': 'nonsense' }],
    ['a timestamp that is no number', { 'x-volt-timestamp': 'now' }],
  ])('refuses %s', async (_case, headers) => {
    const answer = await server.call(KEY, { headers });
    expect(answer).toMatchObject({ status: 401, code: '4010006', data: null });
  });

  it('accepts a clock that is off by just under 5 minutes and refuses one beyond, either way', async () => {
    const at = (ms: number) => server.call(KEY, { headers: signedHeaders(secret, server.clock.now() + ms) });
    expect((await at(-5 * MINUTE + 1)).name).toBe('SUCCESS');
    expect((await at(5 * MINUTE - 1)).name).toBe('SUCCESS');
    expect((await at(-5 * MINUTE - 1)).name).toBe('SIGNATURE_REFUSED');
    expect((await at(5 * MINUTE + 1)).name).toBe('SIGNATURE_REFUSED');
  });

  it('tells the time to a well signed request of a wrong clock, and to no other', async () => {
    const late = signedHeaders(secret, server.clock.now() - 6 * MINUTE);
    expect(await server.call(KEY, { headers: late })).toMatchObject({ data: { now: server.clock.now() } });
    const forged = { ...late, 'x-volt-sign': 'a'.repeat(40) };
    expect(await server.call(KEY, { headers: forged })).toMatchObject({ data: null });
  });

  it('refuses a request that was seen before, even at the end of its window', async () => {
    const headers = signedHeaders(secret, server.clock.now() + 4 * MINUTE);
    expect((await server.call(KEY, { headers })).name).toBe('SUCCESS');
    expect((await server.call(KEY, { headers })).name).toBe('SIGNATURE_REFUSED');
    server.clock.advance(8 * MINUTE);
    expect((await server.call(KEY, { headers })).name).toBe('SIGNATURE_REFUSED');
  });

  it('refuses an unknown platform', async () => {
    expect((await server.call(KEY, { headers: { 'x-volt-platform': 'FRIDGE' } })).name).toBe('BAD_INPUT');
  });
});
