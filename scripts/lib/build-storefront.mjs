import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressBuild } from './compress-build.mjs';
import { Fault } from './fault.mjs';
import { fingerprint } from './fingerprint.mjs';
import { at, cached } from './paths.mjs';
import { run } from './processes.mjs';
import { isFresh, readStamp, writeStamp } from './stamps.mjs';
import { lastLines } from './text.mjs';

const SOURCES = [
  ...['src', 'config', 'types', 'public', 'babel.config.js', 'lingui.config.js', 'package.json', 'tsconfig.json'].map(
    (name) => `apps/storefront/${name}`,
  ),
  'packages',
  'tsconfig.base.json',
  'package-lock.json',
  'scripts/lib/compress-build.mjs',
];
/** Environment variables that change the build. */
const VARIABLES = ['API_SECRET', 'API_ORIGIN', 'PUBLIC_URL', 'VOLT_DEMO'];
/** Estimated duration of a first build, for the progress bar. */
const FIRST_BUILD_MS = 60_000;
/** A file that every build of the platform writes. */
const MAIN_FILE = { h5: 'index.html', 'harmony-hybrid': 'index.html' };

/** Mini-program builds of the storefront. */
export const miniPlatforms = ['weapp', 'alipay', 'tt', 'swan'];

/** Folder a platform is built into. */
export const outputOf = (platform) => at('apps/storefront/dist', platform);

const mainFileOf = (platform) => join(outputOf(platform), MAIN_FILE[platform] ?? 'app.json');

/** What `npm start` and `npm test` build is a demonstration unless the caller says otherwise. */
const buildEnv = () => ({ ...process.env, VOLT_DEMO: process.env.VOLT_DEMO ?? '1' });

/** Hash of all inputs of a platform's build. */
function storefrontKey(platform) {
  const env = buildEnv();
  const values = VARIABLES.map((name) => `${name}=${env[name] ?? ''}`);
  return fingerprint('storefront', SOURCES, [platform, process.version, ...values]);
}

/** True when a platform's build is there and its sources are unchanged. */
export function isStorefrontBuilt(platform) {
  return isFresh(`storefront-${platform}`, storefrontKey(platform), mainFileOf(platform));
}

/**
 * Builds one platform with the storefront's own script.
 * @throws Fault with the end of the output.
 */
export async function buildStorefront(
  platform,
  { report = () => {}, logFile = join(cached('logs'), `build-${platform}.log`) } = {},
) {
  const name = `storefront-${platform}`;
  const key = storefrontKey(platform);
  const from = Date.now();
  const usualMs = readStamp(name)?.ms || FIRST_BUILD_MS;
  const timer = setInterval(
    () => report(Math.min(0.97, (Date.now() - from) / usualMs), `usually ${Math.round(usualMs / 1000)} s`),
    500,
  );
  rmSync(logFile, { force: true });
  // Otherwise output of an earlier build would pass for the result of a build that wrote nothing.
  rmSync(mainFileOf(platform), { force: true });
  const args = ['run', `build:${platform}`, '-w', '@voltfront/storefront'];
  const { code, output } = await run('npm', args, { cwd: at(), env: buildEnv(), logFile });
  if (code === 0 && platform === 'h5') await compressBuild(outputOf(platform));
  clearInterval(timer);
  writeStamp(name, key, mainFileOf(platform), Date.now() - from);
  if (code !== 0 || !isFresh(name, key, mainFileOf(platform))) {
    throw new Fault(`The ${platform} build failed:\n${lastLines(output, 40)}\n\nThe whole output is in ${logFile}.`);
  }
}
