import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

it('one demo account has no address, others one, some, and as many as fit', async () => {
  const counts = ['13800000001', '13800000008', '13800000002', '13800000006', '13800000003'].map(async (mobile) => {
    const { token } = await server.login({ mobile });
    const { items } = await server.ask('GET /api/mpaccount/v1/addresses', { token });
    return [items.length, items.filter(({ isDefault }) => isDefault).length, items[0]?.isDefault ?? null];
  });
  expect(await Promise.all(counts)).toEqual([
    [0, 0, null],
    [1, 1, true],
    [3, 1, true],
    [12, 1, true],
    [20, 1, true],
  ]);
});
