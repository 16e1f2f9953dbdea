import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyFromNowOn, type Storage, storageFor } from './server-storage';

const repository = resolve(import.meta.dirname, '../..');
const bundle = process.env.E2E_SERVER ?? join(repository, 'apps/server/dist/main.js');
const movingClock = pathToFileURL(join(import.meta.dirname, 'moving-clock.mjs')).href;

const settings = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  RATE_ADDRESS_PER_MINUTE: '1000000',
  RATE_PERSON_PER_MINUTE: '1000000',
  RATE_PAGES_PER_MINUTE: '1000000',
  RATE_WRITE_PER_MINUTE: '100000',
  RATE_HEAVY_PER_MINUTE: '100000',
  SMS_PER_ADDRESS_HOUR: '100000',
  DEMO_SELF_PLAY: 'off',
  CAPTCHA_AFTER: '1000',
  MAX_EVENT_LOOP_DELAY_MS: '0',
};

/** A server process as in production: built, with demo data of its own. */
export interface RealServer {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** The server's time, epoch milliseconds. */
  now(): number;
  /** Moves the server's clock ahead and runs what became due. */
  advance(ms: number): Promise<void>;
  /** What it wrote to the terminal so far. */
  output(): string;
  /** Asks it to stop and waits for its end; removes its data unless told to keep them. */
  stop(options?: { keepData?: boolean; signal?: NodeJS.Signals }): Promise<void>;
}

/** A TCP port nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

/** Longest that a server takes to start, with its first load of demo data, on a busy machine. */
const START_MS = 300_000;

async function waitUntilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new TypeError(`the server ended with ${child.exitCode}:\n${output().slice(-4000)}`);
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new TypeError(`the server was not ready after ${START_MS / 1000} s:\n${output().slice(-4000)}`);
}

/**
 * Command to start the built server with these settings. Limits per IP address are lifted, since
 * all tests share one.
 */
export function serverCommand(env: Record<string, string>): { program: string; args: string[]; options: SpawnOptions } {
  if (!existsSync(bundle)) throw new TypeError('build the server first: node scripts/start.mjs --build-only');
  return {
    program: process.execPath,
    args: ['--enable-source-maps', '--import', movingClock, bundle],
    options: {
      cwd: repository,
      env: { ...process.env, ...settings, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  };
}

/**
 * Loads the demo data once, for all servers that this process and its workers start from now on: loading takes most of
 * the time of a first start.
 * @param moment what they are about (epoch ms), for servers whose clock begins there; default: now
 * @returns a function that removes it
 */
export async function keepDemoData(moment?: number): Promise<() => Promise<void>> {
  const clockFrom = moment === undefined ? undefined : String(moment);
  const storage = await storageFor(clockFrom);
  const server = await startRealServer({ storage, ...(clockFrom && { env: { E2E_CLOCK_FROM: clockFrom } }) });
  await server.stop({ keepData: true });
  return copyFromNowOn(storage, moment);
}

/**
 * Starts the built server on a free port and waits until it answers.
 * @param options.storage where it keeps its data; default: one of its own, with the demo data
 */
export async function startRealServer(
  options: { storage?: Storage; port?: number; env?: Record<string, string> } = {},
): Promise<RealServer> {
  const storage = options.storage ?? (await storageFor(options.env?.E2E_CLOCK_FROM));
  const { dataDir, databaseUrl } = storage;
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const {
    program,
    args,
    options: how,
  } = serverCommand({
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  });
  const child = spawn(program, args, how);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const output = () => lines.join('');
  await waitUntilReady(origin, child, output);
  const clockFrom = Number(options.env?.E2E_CLOCK_FROM ?? 0);
  let aheadMs = 0;
  return {
    origin,
    dataDir,
    process: child,
    output,
    // A clock that hardly moves stands where it began.
    now: () => (clockFrom > 0 ? clockFrom : Date.now()) + aheadMs,
    async advance(ms) {
      aheadMs += ms;
      const answered = once(child, 'message');
      child.send({ aheadMs });
      await answered;
    },
    async stop({ keepData = false, signal = 'SIGTERM' } = {}) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill(signal);
        await ended;
      }
      if (!keepData) await storage.remove();
    },
  };
}
