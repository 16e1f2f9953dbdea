import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('login by phone and code', () => {
  it('creates the account on the first login and finds it on the second', async () => {
    const first = await server.login({ mobile: '13800000001' });
    const second = await server.login({ mobile: '13800000001' });
    expect(second.accountId).toBe(first.accountId);
  });

  it('ends the older session of the same platform', async () => {
    const first = await server.login({ mobile: '13800000002' });
    await server.login({ mobile: '13800000002' });
    const answer = await server.call('GET /api/appuser/v1/user/info', { token: first.token });
    expect(answer.name).toBe('SESSION_REPLACED');
  });
});
