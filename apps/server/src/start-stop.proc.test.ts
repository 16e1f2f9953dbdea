import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from './kernel/config';
import { signedHeaders } from './testing';
import { fillPlainFolder } from './testing/plain-shop';
import { eventually, ServerProcess } from './testing/server-process';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-process-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder whose shop has no demo data to load. */
async function plainFolder(): Promise<string> {
  const folder = dataFolder();
  await fillPlainFolder(folder);
  return folder;
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await ServerProcess.start(env);
  cleanUps.push(() => server.kill());
  return server;
}

/**
 * A request whose body is sent in two halves, so that it stays in flight for as long as the test
 * needs.
 */
function slowCall(server: ServerProcess) {
  const body = JSON.stringify({ text: 'sent while the server stops' });
  const headers = {
    ...signedHeaders(loadConfig({}).apiSecret, Date.now()),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const call = request(server.at('/api/basic/v1/demo/echo'), { method: 'POST', headers });
  call.write(body.slice(0, 10));
  const answer = once(call, 'response').then(async ([response]) => JSON.parse(await text(response)));
  return { finish: () => call.end(body.slice(10)), answer, sent: once(call, 'socket') };
}

describe('a server process', () => {
  it('answers the requests in flight before it ends, and takes no new ones', async () => {
    const server = await start({ DATA_DIR: await plainFolder(), LOG_LEVEL: 'debug' });
    const call = slowCall(server);
    await call.sent;
    await eventually(
      'request in flight',
      async () => {
        const figures = await (await fetch(server.at('/metrics'))).text();
        return /volt_requests_in_flight 2/.test(figures) || undefined;
      },
      10_000,
    );
    server.terminate();
    await eventually('stop begun', async () => server.printed.includes('Stopping') || undefined, 10_000);
    await eventually(
      'door closed',
      () =>
        fetch(server.at('/healthz')).then(
          () => undefined,
          () => true as const,
        ),
      10_000,
    );
    call.finish();
    expect(await call.answer).toMatchObject({ code: '000000', data: { text: 'sent while the server stops' } });
    expect(await server.ended()).toBe(0);
  });

  it('says which port is taken, and leaves the data folder free', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    cleanUps.push(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const env = { DATA_DIR: await plainFolder(), NODE_ENV: 'production', VOLT_DEMO: '1' };
    const { code, output } = await ServerProcess.refusedStart({ ...env, PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken.`);
    const next = await start(env);
    expect((await fetch(next.at('/readyz'))).status).toBe(200);
  });

  it('answers at once after its first start, alone on its data folder, which the next one takes over when it was killed', async () => {
    const env = { DATA_DIR: dataFolder() };
    const first = await start({ ...env, MAX_EVENT_LOOP_DELAY_MS: '50' });
    expect(first.printed).toContain('Loading demo data');
    const headers = signedHeaders(loadConfig({}).apiSecret, Date.now());
    const { code } = await first.call('GET /api/mpmkt/v1/community/tabs', { headers });
    expect(code, 'however long loading took').toBe('000000');
    const second = await ServerProcess.refusedStart(env);
    expect(second.code).toBe(1);
    expect(second.output).toContain('is in use by process');
    await first.kill();
    const third = await start(env);
    expect((await third.call('GET /api/mpmkt/v1/community/tabs')).code).toBe('000000');
    const replay = await third.call('GET /api/mpmkt/v1/community/tabs', { headers });
    expect(replay.code, 'a request that the killed process had answered').toBe('4010006');
    expect(third.printed).not.toContain('Loading demo data');
  });

  it('does not start in production without services of its own', async () => {
    const { code, output } = await ServerProcess.refusedStart({ DATA_DIR: dataFolder(), NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(output).toMatch(/API_SECRET[\s\S]*DATA_SECRET[\s\S]*SMS provider: set[\s\S]*Platform login: set/);
  });
});
