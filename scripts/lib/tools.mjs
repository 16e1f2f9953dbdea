import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Chromium without windows of its own comes first: the full browser draws a window, with its tab strip and side panels,
 * for every phone that a test opens, which costs more than the page in it.
 */
const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const BROWSER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const POSTGRES_PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

const onPath = (name) => pathFolders().map((folder) => join(folder, name));

/** Path of a Chromium-like browser: `CHROMIUM_PATH`, else the first one found; undefined without one. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  return [...BROWSERS.flatMap(onPath), ...BROWSER_PLACES].find(isExecutable);
}

/** True when the browser for the tests is the one that draws no windows, or one that somebody has named. */
export const isChromiumWindowless = () =>
  Boolean(process.env.CHROMIUM_PATH) || onPath(HEADLESS_SHELL).some(isExecutable);

function postgresFolders() {
  const found = POSTGRES_PLACES.filter((place) => existsSync(place)).flatMap((place) =>
    readdirSync(place)
      .filter((name) => /^(\d+|postgresql.*)$/.test(name))
      .sort((a, b) => Number.parseInt(b.replace(/\D/g, ''), 10) - Number.parseInt(a.replace(/\D/g, ''), 10))
      .map((name) => join(place, name, 'bin')),
  );
  return [...found, ...pathFolders()];
}

/** Folder of PostgreSQL's server programs (`initdb`, `postgres`): `POSTGRES_BIN`, else the newest one found. */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  const folders = named ? [named] : postgresFolders();
  return folders.find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')));
}

/** Path of a Redis server: `REDIS_SERVER`, else the first one found; undefined without one. */
export function findRedis() {
  const named = process.env.REDIS_SERVER;
  if (named) return isExecutable(named) ? named : undefined;
  return ['redis-server', 'valkey-server']
    .flatMap((name) => pathFolders().map((folder) => join(folder, name)))
    .find(isExecutable);
}

/** Path of `pdftotext`, by which tests read the PDF files that the server makes; undefined without one. */
export const findPdfToText = () => onPath('pdftotext').find(isExecutable);

/** True when a font with Chinese characters is installed; also true where that cannot be asked. */
export function hasChineseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  return status !== 0 || stdout.trim() !== '';
}

/** True on Debian and the systems made from it. */
export function isDebian() {
  return existsSync('/etc/os-release') && /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}
