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

/** esbuild options of the server, shared with the development run. */
function serverBuildOptions(outdir = at('apps/server/dist')) {
  return {
    entryPoints: [at('apps/server/src/main.ts'), at('apps/server/src/prerender-worker.ts')],
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

/**
 * Bundles the server.
 * @throws Fault naming every error with file and line.
 */
export async function buildServer() {
  const key = serverKey();
  const from = Date.now();
  const { build, formatMessages, stop } = await import('esbuild');
  rmSync(at('apps/server/dist'), { recursive: true, force: true });
  try {
    await build(serverBuildOptions());
  } catch (error) {
    if (!error.errors) throw error;
    const messages = await formatMessages(error.errors, { kind: 'error', color: false });
    throw new Fault(`The server does not compile:\n${messages.join('\n')}`);
  } finally {
    // Ends esbuild's helper process; otherwise it runs as long as the server in this process.
    await stop();
  }
  writeStamp(NAME, key, serverFile, Date.now() - from);
}
