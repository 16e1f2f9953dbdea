import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { Fault } from './fault.mjs';
import { onEnd, run } from './processes.mjs';
import { lastLines } from './text.mjs';
import {
  findChromium,
  findPdfToText,
  findPostgres,
  findRedis,
  hasChineseFont,
  isChromiumWindowless,
  isDebian,
} from './tools.mjs';

/** Program that Debian's package scripts ask whether they may start a service. */
const POLICY = '/usr/sbin/policy-rc.d';

const mayInstall = () => isDebian() && process.getuid?.() === 0;

/**
 * Debian packages of the tools that the tests need and this machine does not have. Another Chromium than the windowless one
 * serves where packages cannot be installed: the tests then take twice as long.
 */
export function missingPackages() {
  const missing = [];
  if (!findChromium() || (mayInstall() && !isChromiumWindowless())) missing.push('chromium-headless-shell');
  if (!hasChineseFont()) missing.push('fonts-noto-cjk');
  if (!findPostgres()) missing.push('postgresql');
  if (!findRedis()) missing.push('redis-server');
  if (!findPdfToText()) missing.push('poppler-utils');
  return missing;
}

/** Keeps freshly installed services from starting: the tests run a database of their own. */
function forbidServices() {
  if (existsSync(POLICY)) return () => {};
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const allow = () => rmSync(POLICY, { force: true });
  const forget = onEnd(allow);
  return () => {
    forget();
    allow();
  };
}

async function apt(args, logFile) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', args, { env, logFile });
  if (code !== 0) throw new Fault(`apt-get ${args.join(' ')} failed:\n${lastLines(output, 20)}`);
}

/**
 * Makes sure that Chromium, a Chinese font, PostgreSQL, Redis and pdftotext are there: as root on Debian it installs them.
 * @throws Fault saying what to install where it may not do so itself.
 */
export async function provideTools(logFile) {
  const named = { CHROMIUM_PATH: findChromium, POSTGRES_BIN: findPostgres, REDIS_SERVER: findRedis };
  for (const [name, find] of Object.entries(named)) {
    if (process.env[name] && !find())
      throw new Fault(`${name} is ${process.env[name]}, where there is no such program.`);
  }
  const missing = missingPackages();
  if (missing.length === 0) return 'found';
  if (!mayInstall()) {
    throw new Fault(
      `The tests need ${missing.join(', ')}. On Debian: sudo apt-get install -y ${missing.join(' ')}\n` +
        'Elsewhere set CHROMIUM_PATH to a Chromium or Chrome, POSTGRES_BIN to the folder with initdb and postgres, and\n' +
        'REDIS_SERVER to the program redis-server; pdftotext has to be on the path.',
    );
  }
  const allowServices = forbidServices();
  try {
    await apt(['update'], logFile);
    await apt(['install', '-y', '--no-install-recommends', ...missing], logFile);
  } finally {
    allowServices();
  }
  const still = missingPackages();
  if (still.length > 0) throw new Fault(`Installed, but still not found: ${still.join(', ')}.`);
  return `installed ${missing.join(', ')}`;
}
