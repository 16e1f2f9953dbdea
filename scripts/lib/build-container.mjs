import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { fingerprint } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { isFresh, writeStamp } from './stamps.mjs';

const NAME = 'container';
const SOURCES = [
  'apps/container/src',
  'apps/container/package.json',
  'packages/brand',
  'packages/bridge',
  'packages/rules/src/time.ts',
  'package-lock.json',
  'scripts/lib/build-container.mjs',
];
/** Names of the built files stay the same: the server says by their mark when they have changed. */
const ENTRIES = { app: at('apps/container/src/main.tsx'), 'user-script': at('apps/container/src/user-script.ts') };

/** Folder that the server serves at `/container/`. */
const containerFolder = at('apps/container/dist');
const PAGE = 'page.html';
const pageFile = at('apps/container/dist', PAGE);

/** Writes the page last: when it has changed, all its files have. */
const pageLast = (outdir) => ({
  name: 'page-last',
  setup: (build) => build.onEnd(() => cpSync(at('apps/container/src', PAGE), join(outdir, PAGE))),
});

/** esbuild options of the container's page, shared with the development run. */
export function containerBuildOptions({ isDevelopment = false, outdir = containerFolder } = {}) {
  return {
    entryPoints: ENTRIES,
    outdir,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    minify: !isDevelopment,
    sourcemap: isDevelopment ? 'inline' : false,
    define: {
      'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production'),
      'process.env.API_SECRET': JSON.stringify(process.env.API_SECRET ?? 'voltfront-development-secret'),
    },
    logLevel: 'silent',
    plugins: [pageLast(outdir)],
  };
}

const containerKey = () => fingerprint(NAME, SOURCES, [`API_SECRET=${process.env.API_SECRET ?? ''}`]);

/** True when the page is built and its sources are unchanged. */
export const isContainerBuilt = () => isFresh(NAME, containerKey(), pageFile);

/**
 * Bundles the container's page.
 * @throws Fault naming every error with file and line.
 */
export async function buildContainer() {
  const key = containerKey();
  const from = Date.now();
  const { build, formatMessages, stop } = await import('esbuild');
  rmSync(containerFolder, { recursive: true, force: true });
  try {
    await build(containerBuildOptions());
  } catch (error) {
    if (!error.errors) throw error;
    const messages = await formatMessages(error.errors, { kind: 'error', color: false });
    throw new Fault(`The container does not compile:\n${messages.join('\n')}`);
  } finally {
    // Ends esbuild's helper process; otherwise it runs as long as the server in this process.
    await stop();
  }
  writeStamp(NAME, key, pageFile, Date.now() - from);
}
