import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { at, cached } from './paths.mjs';
import { run } from './processes.mjs';
import { isFresh, writeStamp } from './stamps.mjs';
import { lastLines } from './text.mjs';

const NAME = 'install';
/** npm's record of the installed packages, written at the end of an installation. */
const installedFile = at('node_modules', '.package-lock.json');
const ARGS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'];

const lockText = () => readFileSync(at('package-lock.json'), 'utf8');
const packagesOf = (text) =>
  Object.entries(JSON.parse(text).packages).filter(([path]) => path.includes('node_modules/'));

function keyOf(text) {
  return createHash('sha1')
    .update(text)
    .update(process.platform + process.arch)
    .digest('hex');
}

/** True when what npm has installed is what the lock file asks for (packages for other systems aside). */
function matchesLock(text) {
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return packagesOf(text).every(([path, { version, optional, link }]) => {
    const found = installed[path];
    return found ? link || found.version === version : Boolean(optional);
  });
}

/** True when the packages are installed as the lock file says. */
export function isInstalled() {
  const text = lockText();
  const key = keyOf(text);
  if (isFresh(NAME, key, installedFile)) return true;
  if (!matchesLock(text)) return false;
  writeStamp(NAME, key, installedFile, 0);
  return true;
}

/** Typical duration of the download before npm unpacks the first package. */
const DOWNLOAD_MS = 30_000;

/** Reports how far the installation is: first by time, while npm downloads, then by the packages on disk. */
function watchProgress(paths, report) {
  const from = Date.now();
  const timer = setInterval(() => {
    const done = paths.filter((path) => existsSync(at(path, 'package.json'))).length;
    const downloaded = done > 0 ? 1 : Math.min(0.95, (Date.now() - from) / DOWNLOAD_MS);
    const note = done > 0 ? `${done} of ${paths.length} packages` : `downloading ${paths.length} packages`;
    report((downloaded + done / paths.length) / 2, note);
  }, 1000);
  return () => clearInterval(timer);
}

/** Installs all packages from the lock file. */
export async function install(report = () => {}) {
  const text = lockText();
  const paths = packagesOf(text)
    .filter(([, { link, optional }]) => !link && !optional)
    .map(([path]) => path);
  const logFile = join(cached('logs'), 'install.log');
  rmSync(logFile, { force: true });
  const stopWatching = watchProgress(paths, report);
  const { code, output } = await run('npm', ARGS, { cwd: at(), logFile });
  stopWatching();
  if (code !== 0) throw new Fault(`npm ci failed:\n${lastLines(output, 30)}\n\nThe whole output is in ${logFile}.`);
  writeStamp(NAME, keyOf(text), installedFile, 0);
}
