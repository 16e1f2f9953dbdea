import { rmSync } from 'node:fs';
import { Fault } from './fault.mjs';
import { fingerprint } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { isFresh, writeStamp } from './stamps.mjs';

const NAME = 'server';
const SOURCES = [
  'apps/server/src',
  'apps/server/package.json',
  'packages',
  'package-lock.json',
  'scripts/lib/build-server.mjs',
];

/** The bundled server. */
export const serverFile = at('apps/server/dist/main.js');

/** Installed packages stay outside; our own packages are TypeScript sources and are compiled in. */
const installedPackagesStayOutside = {
  name: 'installed-packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const isOurs = kind === 'entry-point' || path.startsWith('@voltfront/');
      return isOurs ? undefined : { path, external: true };
    });
  },
};

/** esbuild options of the server, for its own programs and those of tests. */
function serverBuildOptions(outdir = at('apps/server/dist'), programs = []) {
  return {
    entryPoints: ['src/main.ts', 'src/prerender-worker.ts', ...programs].map((file) => at('apps/server', file)),
    outbase: at('apps/server/src'),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'silent',
    plugins: [installedPackagesStayOutside],
  };
}

const serverKey = () => fingerprint(NAME, SOURCES);

/** True when the bundle is there and its sources are unchanged. */
export const isServerBuilt = () => isFresh(NAME, serverKey(), serverFile);

/** @throws Fault naming every error with file and line */
async function bundle(options) {
  const { build, formatMessages, stop } = await import('esbuild');
  rmSync(options.outdir, { recursive: true, force: true });
  try {
    await build(options);
  } catch (error) {
    if (!error.errors) throw error;
    const messages = await formatMessages(error.errors, { kind: 'error', color: false });
    throw new Fault(`The server does not compile:\n${messages.join('\n')}`);
  } finally {
    // Ends esbuild's helper process; otherwise it runs as long as the server in this process.
    await stop();
  }
}

/**
 * Bundles the server with further programs of its sources into another folder of the package: starting them costs a fifth of
 * what compiling the sources at each start does.
 * @param programs such as `src/testing/halting-server.ts`
 * @throws Fault naming every error with file and line
 */
export const bundlePrograms = (folder, programs) => bundle(serverBuildOptions(at('apps/server', folder), programs));

/**
 * Bundles the server.
 * @throws Fault naming every error with file and line.
 */
export async function buildServer() {
  const key = serverKey();
  const from = Date.now();
  await bundle(serverBuildOptions());
  writeStamp(NAME, key, serverFile, Date.now() - from);
}
