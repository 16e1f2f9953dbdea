import { Fault } from './fault.mjs';
import { fingerprint } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { isFresh, writeStamp } from './stamps.mjs';

const NAME = 'console';
const SOURCES = [
  'apps/console/src',
  'apps/console/index.html',
  'apps/console/package.json',
  'packages',
  'package-lock.json',
  'scripts/lib/build-console.mjs',
];

/** The page of the console, which the server serves at `/console/`. */
const pageFile = at('apps/console/dist/index.html');

const NO_NONCE = /\bcsp,(?=\s+prepend,)/;
const NONCE_OF_PAGE = "csp = { nonce: document.querySelector('meta[name=console-nonce]')?.content },";

/**
 * The component library adds styles for scroll bars and for the page below a dialog without asking for its nonce; the security
 * policy would refuse them, and the page below a dialog would scroll. This gives them the nonce of the page.
 */
const nonceForEveryStyle = {
  name: 'nonce-for-every-style',
  transform(code, id) {
    if (!/rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/.test(id)) return null;
    if (!NO_NONCE.test(code)) throw new Fault(`${id} sets its nonce in another way than before.`);
    return { code: code.replace(NO_NONCE, NONCE_OF_PAGE), map: null };
  },
};

/** Options of Vite, shared with the development run. Nothing is read from configuration files. */
export function consoleBuildOptions({ isDevelopment = false } = {}) {
  const mode = isDevelopment ? 'development' : 'production';
  return {
    root: at('apps/console'),
    base: '/console/',
    configFile: false,
    envFile: false,
    mode,
    logLevel: isDevelopment ? 'warn' : 'error',
    plugins: [nonceForEveryStyle],
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'process.env.API_SECRET': JSON.stringify(process.env.API_SECRET ?? 'voltfront-development-secret'),
    },
    build: {
      outDir: 'dist',
      emptyOutDir: !isDevelopment,
      target: 'es2022',
      minify: !isDevelopment,
      modulePreload: { polyfill: false },
      // Pictures as data would be inline; the policy wants files.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
          hashCharacters: 'hex',
        },
      },
      ...(isDevelopment ? { watch: {} } : {}),
    },
  };
}

const consoleKey = () => fingerprint(NAME, SOURCES, [`API_SECRET=${process.env.API_SECRET ?? ''}`]);

/** True when the console is built and its sources are unchanged. */
export const isConsoleBuilt = () => isFresh(NAME, consoleKey(), pageFile);

/**
 * Builds the console.
 * @throws Fault with Vite's message
 */
export async function buildConsole() {
  const key = consoleKey();
  const from = Date.now();
  const { build } = await import('vite');
  // Vite says in the environment that it builds for production; the server that may start in this process is not to believe it.
  const { NODE_ENV } = process.env;
  try {
    await build(consoleBuildOptions());
  } catch (error) {
    throw new Fault(`The console does not compile:\n${error instanceof Error ? error.message : error}`);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  writeStamp(NAME, key, pageFile, Date.now() - from);
}
