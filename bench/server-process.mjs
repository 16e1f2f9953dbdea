import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '..');

async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/**
 * Starts the built server with demo data on a free port; address limits are lifted, since all load comes from one.
 * @param env further settings
 * @param root the repository whose server it is
 * @param flags of Node.js, such as `--cpu-prof`
 */
export async function startServer(env = {}, root = repository, flags = []) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'voltfront-bench-data-'));
  const child = spawn(process.execPath, [...flags, join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VOLT_DEMO: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_ADDRESS_PER_MINUTE: '1000000',
      RATE_PERSON_PER_MINUTE: '1000000',
      RATE_PAGES_PER_MINUTE: '1000000',
      RATE_WRITE_PER_MINUTE: '1000000',
      SMS_PER_ADDRESS_HOUR: '100000',
      CAPTCHA_AFTER: '1000',
      ...env,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { origin, stop };
    await new Promise((done) => setTimeout(done, 200));
  }
  await stop();
  throw new Error('the server was not ready after 120 s');
}
