import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';

const SHOW = 'GET /api/mpmkt/v1/letter';
const KNOW = 'POST /api/mpmkt/v1/letter/acknowledge';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

const show = (letterId: string, token?: string) => server.ask(SHOW, { query: { letterId }, ...(token && { token }) });

it('a visitor reads a letter; whose orders it is about sees them and says once that they know', async () => {
  const letterId = 'winter-delivery';
  expect(await show(letterId)).toMatchObject({ isRecalled: false, changes: { length: 2 }, own: null });
  const { token } = await server.login({ mobile: '13800000002' });
  const { own, models } = await show(letterId, token);
  expect(models[0]?.name).not.toBe('YL01');
  expect(own?.orders.length).toBeGreaterThan(0);
  expect(own?.acknowledgedAt).toBeNull();
  const first = await server.ask(KNOW, { token, body: { letterId } });
  server.clock.advance(1000);
  expect(await server.ask(KNOW, { token, body: { letterId } })).toEqual(first);
  expect((await show(letterId, token)).own?.acknowledgedAt).toBe(first.acknowledgedAt);
});

it('refuses who has no such order, visitors, letters that were taken back and unknown ones', async () => {
  const { token } = await server.login();
  expect((await show('winter-delivery', token)).own).toMatchObject({ orders: [], acknowledgedAt: null });
  const know = async (letterId: string) => (await server.call(KNOW, { token, body: { letterId } })).name;
  expect(await know('winter-delivery')).toBe('FORBIDDEN');
  expect(await know('campaign-recalled')).toBe('STATE_CHANGED');
  expect(await know('no-such')).toBe('NOT_FOUND');
  expect(await know('../x')).toBe('BAD_INPUT');
  expect((await server.call(KNOW, { body: { letterId: 'winter-delivery' } })).code).not.toBe('000000');
  expect(await show('campaign-recalled', token)).toMatchObject({ isRecalled: true, paragraphs: [], own: null });
});

it('is about orders that were made before it', async () => {
  const { token } = await server.login({ mobile: '13800000003' });
  const { own } = await show('charging-rights', token);
  expect(own?.acknowledgedAt).not.toBeNull();
});
