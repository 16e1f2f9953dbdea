import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { system } from '../modules/system';
import { createTestServer, type TestServer } from '../testing';
import { createSettling } from './protection';

const TIME = 'GET /api/basic/v1/pub/serverTime';
const MAX_DELAY_MS = 60;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [system], config: { maxEventLoopDelayMs: MAX_DELAY_MS } });
});
afterAll(() => server.close());

const isUnderPressure = () => (server.app.server as unknown as { isUnderPressure(): boolean }).isUnderPressure();

/** Blocks the event loop in long tasks until the server has noticed the load. */
async function makePressure(): Promise<void> {
  await vi.waitUntil(
    () => {
      const end = performance.now() + 5 * MAX_DELAY_MS;
      while (performance.now() < end);
      return isUnderPressure();
    },
    { timeout: 10_000, interval: 1 },
  );
}

describe('pressure', () => {
  it('of the time before the start refuses nobody', async () => {
    await makePressure();
    expect((await server.call(TIME)).name).toBe('SUCCESS');
  });

  it('counts from the first whole sample after the start', () => {
    let now = 5000;
    const { start, isSettled } = createSettling(() => now);
    expect(isSettled()).toBe(false);
    start();
    now += 1500;
    expect(isSettled()).toBe(false);
    now += 1500;
    expect(isSettled()).toBe(true);
    start();
    expect(isSettled()).toBe(true);
  });

  it('of later refuses calls until it is over, but never the status pages', async () => {
    server.app.startWork();
    await vi.waitUntil(
      async () => {
        await makePressure();
        return (await server.call(TIME)).name === 'OVERLOADED';
      },
      { timeout: 15_000, interval: 1 },
    );
    for (const url of ['/healthz', '/readyz', '/metrics']) {
      await makePressure();
      expect((await server.app.server.inject({ url })).statusCode, url).toBe(200);
    }
    await vi.waitUntil(() => !isUnderPressure(), { timeout: 10_000 });
    expect((await server.call(TIME)).name).toBe('SUCCESS');
  });
});
