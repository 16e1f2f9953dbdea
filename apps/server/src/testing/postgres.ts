import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../kernel/errors';

const READY_MS = 30_000;
/** Nothing survives the tests, so nothing has to reach the disk. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/** Folder with `initdb` and `postgres`, newest version first; null when PostgreSQL is not installed. */
export function findPostgresBinaries(): string | null {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(base, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Starts a throwaway cluster in a temporary folder and waits until it answers. */
export async function startPostgres(bin: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const user = runAs();
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'voltfront', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    stdio: 'ignore',
  });
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ];
  const child = spawn(join(bin, 'postgres'), args, { ...user, stdio: 'ignore' });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://voltfront@127.0.0.1:${port}/postgres`;
  const until = Date.now() + READY_MS;
  while (!(await accepts(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new StartError('PostgreSQL did not start for the tests');
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return { url, stop };
}

/** Global set-up of the project `races`: TEST_DATABASE_URL as given, or a throwaway cluster. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const bin = findPostgresBinaries();
  if (!bin)
    throw new StartError(
      'Tests with callers at once need PostgreSQL: install the package postgresql, or set TEST_DATABASE_URL.',
    );
  const { url, stop } = await startPostgres(bin);
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
