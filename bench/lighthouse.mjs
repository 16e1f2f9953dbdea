import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function waitForDevtools(port) {
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('Chromium did not open its debugging port');
}

/** Ends remaining processes of Chromium, which still write into its profile. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes had ended.
  }
}

/** Runs `work(port)` with a fresh Chromium profile and ends the browser afterwards. */
async function withChromium(path, work) {
  const profile = mkdtempSync(join(tmpdir(), 'voltfront-bench-'));
  const port = 40_000 + Math.floor(Math.random() * 20_000);
  const child = spawn(
    path,
    [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore', detached: true },
  );
  try {
    await waitForDevtools(port);
    return await work(port);
  } finally {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    endGroup(child.pid);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

const kilobytes = (bytes) => bytes / 1024;

/** The figures of one report, in kB, ms and counts. */
function figures({ lhr }) {
  const requests = lhr.audits['network-requests'].details.items.filter((item) => /^https?:/.test(item.url));
  const sum = (kinds) =>
    kilobytes(
      requests
        .filter((item) => !kinds || kinds.includes(item.resourceType))
        .reduce((total, item) => total + item.transferSize, 0),
    );
  const value = (id) => lhr.audits[id].numericValue;
  return {
    score: Math.round((lhr.categories.performance.score ?? 0) * 100),
    codeKb: sum(['Script', 'Stylesheet']),
    totalKb: sum(),
    requests: requests.length,
    fcpMs: value('first-contentful-paint'),
    speedIndexMs: value('speed-index'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/**
 * One Lighthouse run with its mobile settings.
 * @param throttling `simulate` (Lighthouse's default) or `devtools` (slow network and CPU really applied).
 */
export function measure(chromium, url, throttling) {
  return withChromium(chromium, async (port) =>
    figures(
      await lighthouse(url, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance'],
        throttlingMethod: throttling,
      }),
    ),
  );
}

/** Median of each figure over several runs. */
export function median(runs) {
  const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, middle(runs.map((run) => run[key]))]));
}
