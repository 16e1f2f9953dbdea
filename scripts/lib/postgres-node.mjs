import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { accepts, freePort } from './port.mjs';
import { ended, onEnd, run, start, stop } from './processes.mjs';
import { lastLines } from './text.mjs';
import { findPostgres } from './tools.mjs';

const USER = 'voltfront';
const READY_TIMEOUT_MS = 30_000;
/** The data is deleted after the run, so durability is turned off for speed. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
};

/** PostgreSQL refuses to run as root; as root, its programs run as the user postgres. */
function databaseUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function programs() {
  const bin = findPostgres();
  if (!bin)
    throw new Fault(
      'PostgreSQL was not found. On Debian: sudo apt-get install -y postgresql; elsewhere set POSTGRES_BIN.',
    );
  return bin;
}

async function waitUntilReady(port, child, output) {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until && child.exitCode === null) {
    if (output().includes('ready to accept') && (await accepts(port))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Fault(`PostgreSQL did not start:\n${lastLines(output(), 20)}`);
}

/** A throwaway PostgreSQL in a temporary folder, deleted with it; it can crash, restart and have a standby. */
export class PostgresNode {
  #child;

  constructor(bin, port, settings) {
    this.bin = bin;
    this.port = port;
    this.settings = { ...SETTINGS, ...settings };
    this.url = `postgresql://${USER}@127.0.0.1:${port}/postgres`;
    const user = databaseUser();
    this.folder = mkdtempSync(join(tmpdir(), 'voltfront-postgres-'));
    this.options = { ...user, cwd: this.folder, env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
    this.data = join(this.folder, 'data');
    if (user.uid !== undefined) chownSync(this.folder, user.uid, user.gid);
    this.forgetFolder = onEnd(() => this.#removeFolder());
  }

  /** Creates and starts an empty one; `settings` are added to those that turn durability off. */
  static async create(settings = {}) {
    const node = new PostgresNode(programs(), await freePort(), settings);
    await node.#make('initdb', ['-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
    await node.start();
    return node;
  }

  /** Makes and starts a standby that follows this one. */
  async standby() {
    const node = new PostgresNode(this.bin, await freePort(), this.settings);
    await node.#make('pg_basebackup', ['-d', this.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
    await node.start();
    return node;
  }

  async #make(program, args) {
    const made = await run(join(this.bin, program), ['-D', this.data, ...args], this.options);
    if (made.code !== 0) throw new Fault(`${program} failed:\n${lastLines(made.output, 20)}`);
  }

  /** Starts it, for the first time or after a crash, and waits until it can be asked. */
  async start() {
    const settings = Object.entries(this.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    let output = '';
    const args = ['-D', this.data, '-k', this.folder, '-h', '127.0.0.1', '-p', String(this.port), ...settings];
    this.#child = start(join(this.bin, 'postgres'), args, {
      ...this.options,
      // PostgreSQL's fast shutdown: it does not wait for clients to leave.
      stopSignal: 'SIGINT',
      onText: (text) => {
        output += text;
      },
    });
    await waitUntilReady(this.port, this.#child, () => output);
  }

  /** Ends it without a shutdown, as `pg_ctl stop -m immediate` does. */
  async crash() {
    const over = ended(this.#child);
    process.kill(this.#child.pid, 'SIGQUIT');
    await over;
  }

  /** Promotes a standby, so that it accepts writes. */
  async promote() {
    const done = await run(join(this.bin, 'pg_ctl'), ['promote', '-w', '-D', this.data], this.options);
    if (done.code !== 0) throw new Fault(`promotion failed:\n${lastLines(done.output, 20)}`);
  }

  async close() {
    await stop(this.#child);
    this.forgetFolder();
    this.#removeFolder();
  }

  #removeFolder() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
