import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { accepts, freePort } from './port.mjs';
import { onEnd, run, start, stop } from './processes.mjs';
import { lastLines } from './text.mjs';
import { findPostgres } from './tools.mjs';

const USER = 'voltfront';
const READY_TIMEOUT_MS = 30_000;
/** Nothing survives a test run, so nothing has to reach the disk. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
};

/** PostgreSQL refuses to run as root: then everything is done as its own user. */
function databaseUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReady(port, child, output) {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until && child.exitCode === null) {
    if (output().includes('ready to accept connections') && (await accepts(port))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Fault(`PostgreSQL did not start:\n${lastLines(output(), 20)}`);
}

/**
 * Starts a throwaway PostgreSQL on a free port, in a temporary folder that goes with it.
 * @returns the address for its superuser, and a function that ends it.
 */
export async function startPostgres() {
  const bin = findPostgres();
  if (!bin)
    throw new Fault(
      'PostgreSQL was not found. On Debian: sudo apt-get install -y postgresql; elsewhere set POSTGRES_BIN.',
    );
  const user = databaseUser();
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const forgetFolder = onEnd(removeFolder);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  const made = await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  if (made.code !== 0) throw new Fault(`initdb failed:\n${lastLines(made.output, 20)}`);

  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let output = '';
  const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...settings];
  const child = start(join(bin, 'postgres'), args, {
    ...options,
    // PostgreSQL's fast shutdown: it does not wait for clients to leave.
    stopSignal: 'SIGINT',
    onText: (text) => {
      output += text;
    },
  });
  await waitUntilReady(port, child, () => output);
  return {
    url: `postgresql://${USER}@127.0.0.1:${port}/postgres`,
    close: async () => {
      await stop(child);
      forgetFolder();
      removeFolder();
    },
  };
}
