import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { accepts, freePort } from './port.mjs';
import { onEnd, start, stop } from './processes.mjs';
import { lastLines } from './text.mjs';
import { findRedis } from './tools.mjs';

const READY_TIMEOUT_MS = 15_000;

/**
 * Starts a throwaway Redis that keeps nothing on disk, on a free port or a given one.
 * @returns its address, and a function that ends it.
 */
export async function startRedis({ port: wanted } = {}) {
  const program = findRedis();
  if (!program)
    throw new Fault(
      'Redis was not found. On Debian: sudo apt-get install -y redis-server; elsewhere set REDIS_SERVER.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-redis-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const forgetFolder = onEnd(removeFolder);
  const port = wanted ?? (await freePort());
  let output = '';
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = start(program, args, {
    onText: (text) => {
      output += text;
    },
  });
  const close = async () => {
    await stop(child);
    forgetFolder();
    removeFolder();
  };
  const until = Date.now() + READY_TIMEOUT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await close();
      throw new Fault(`Redis did not start:\n${lastLines(output, 20)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: `redis://127.0.0.1:${port}`, close };
}
