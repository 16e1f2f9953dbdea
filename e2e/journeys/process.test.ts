import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { orderByApi } from '../lib/order-by-api';
import { type RealServer, serverCommand, startRealServer } from '../lib/real-server';
import { orderOf } from '../lib/sale';
import { SignedClient } from '../lib/signed-client';

const startScript = join(import.meta.dirname, '../../scripts/start.mjs');
const mobile = '13911170001';
/** Longest that the first load of the demo data and two more starts take on a busy machine (ms). */
const STARTS_MS = 300_000;
let dataDir = '';
let running: RealServer[] = [];

const start = async (options: Parameters<typeof startRealServer>[0] = {}) => {
  dataDir ||= mkdtempSync(join(tmpdir(), 'voltfront-process-'));
  const server = await startRealServer({ dataDir, ...options });
  running.push(server);
  return server;
};

afterEach(async () => {
  for (const server of running) await server.stop({ keepData: true });
  running = [];
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  dataDir = '';
});

/** Runs a program until it exits; resolves with its exit code and output. */
async function endOf({ program, args, options }: ReturnType<typeof serverCommand>) {
  const child = spawn(program, args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  return { code, output };
}

test(
  'data survives an end by Ctrl-C and another start, and nobody else may use folder or port',
  async () => {
    const first = await start();
    const client = new SignedClient(first.origin);
    await client.login(mobile);
    const orderNo = await orderByApi(client, mobile);
    await first.stop({ keepData: true, signal: 'SIGINT' });
    expect(first.process.exitCode).toBe(0);
    expect(first.output()).toContain('Stopping');

    const second = await start();
    const again = new SignedClient(second.origin);
    again.token = client.token;
    expect(await orderOf(again, orderNo)).toMatchObject({ orderNo, state: 'created' });
    await refusesOthers(second);
  },
  STARTS_MS,
);

/**
 * A second process on the same data folder, and `npm start` on a used port, exit with a clear
 * message and do no harm.
 */
async function refusesOthers({ origin }: RealServer): Promise<void> {
  const sameFolder = await endOf(serverCommand({ DATA_DIR: dataDir, PORT: '0' }));
  expect(sameFolder.code).toBe(1);
  expect(sameFolder.output).toContain(dataDir);
  expect(sameFolder.output).toMatch(/another|already|in use/i);

  const { port } = new URL(origin);
  const command = serverCommand({ PORT: port });
  const samePort = await endOf({ ...command, args: [startScript] });
  expect(samePort.code).toBe(1);
  expect(samePort.output).toContain(`Port ${port} is taken`);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
}

test('wrong settings are all named at once', async () => {
  const { code, output } = await endOf(serverCommand({ DATA_DIR: 'memory://', PORT: 'eighty', LOG_LEVEL: 'loud' }));
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).toContain('LOG_LEVEL');
});
