import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

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

/** A server process as in production: built, with demo data in a folder of its own. */
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
  /** Asks it to stop and waits for its end; removes the data folder unless told to keep it. */
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

/** Name of the variable with a data folder that has the demo data already; servers without a folder of their own begin with a copy. */
const DEMO_FOLDER = 'E2E_DEMO_FOLDER';
/** Name of the variable with the moment that its demo data are about, when that is not the one at which they were loaded. */
const DEMO_MOMENT = 'E2E_DEMO_MOMENT';
/** Older demo data, or those of another moment, are loaded anew. */
const MOST_AGE_MS = 10 * 60_000;

/** @param clockFrom where the new server's clock begins, when it is not the real one: the moment of the data or soon after (epoch ms) */
function newDataFolder(clockFrom?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-e2e-'));
  const demo = process.env[DEMO_FOLDER];
  if (!demo) return folder;
  const moment = process.env[DEMO_MOMENT];
  // What the demo data call "in some minutes" was counted from their loading.
  const loadedAt = moment ? Number(moment) : statSync(demo).birthtimeMs;
  const age = (clockFrom ? Number(clockFrom) : Date.now()) - loadedAt;
  if (age >= 0 && age < MOST_AGE_MS) cpSync(demo, folder, { recursive: true });
  return folder;
}

/**
 * Loads the demo data once, for all servers that this process and its workers start from now on: loading takes most of
 * the time of a first start.
 * @param moment what they are about (epoch ms), for servers whose clock begins then or soon after; default: now
 * @returns a function that removes it
 */
export async function keepDemoData(moment?: number): Promise<() => void> {
  const server = await startRealServer(moment === undefined ? {} : { env: { E2E_CLOCK_FROM: String(moment) } });
  await server.stop({ keepData: true });
  process.env[DEMO_FOLDER] = server.dataDir;
  if (moment !== undefined) process.env[DEMO_MOMENT] = String(moment);
  return () => {
    delete process.env[DEMO_FOLDER];
    delete process.env[DEMO_MOMENT];
    rmSync(server.dataDir, { recursive: true, force: true });
  };
}

/** Starts the built server on a free port and waits until it answers. */
export async function startRealServer(
  options: { dataDir?: string; port?: number; env?: Record<string, string> } = {},
): Promise<RealServer> {
  const dataDir = options.dataDir ?? newDataFolder(options.env?.E2E_CLOCK_FROM);
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const { program, args, options: how } = serverCommand({ PORT: String(port), DATA_DIR: dataDir, ...options.env });
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
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
