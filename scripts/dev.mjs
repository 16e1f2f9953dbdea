// `npm run dev`: the server restarts and the storefront rebuilds when a file changes; Ctrl-C ends both.
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { install, isInstalled } = await import('./lib/install.mjs');
const { reportFault } = await import('./lib/fault.mjs');
const { at } = await import('./lib/paths.mjs');
const { consoleBuildOptions } = await import('./lib/build-console.mjs');
const { containerBuildOptions } = await import('./lib/build-container.mjs');
const { createSteps } = await import('./lib/steps.mjs');
const { endOnSignals, ended, start, stopEverything } = await import('./lib/processes.mjs');

const SERVER_PORT = process.env.PORT || '8080';
const H5_PORT = process.env.H5_PORT || '8081';

/** Prints each line of a child with its name in front. */
function labelled(name) {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line.trim()) console.log(`${name.padEnd(6)}│ ${line}`);
  };
}

function startServer() {
  const args = ['watch', '--clear-screen=false', '--include', 'packages/**', 'apps/server/src/main.ts'];
  return start(process.execPath, [at('node_modules/tsx/dist/cli.mjs'), ...args], {
    cwd: at(),
    env: { PORT: SERVER_PORT },
    onText: labelled('server'),
  });
}

function startStorefront() {
  const env = { NODE_ENV: 'development', VOLT_DEMO: '1', H5_PORT, SERVER_ORIGIN: `http://127.0.0.1:${SERVER_PORT}` };
  return start(process.execPath, [at('node_modules/@tarojs/cli/bin/taro'), 'build', '--type', 'h5', '--watch'], {
    cwd: at('apps/storefront'),
    env,
    onText: labelled('h5'),
  });
}

/** Builds the container's page now and after every change; its helper process ends with this one. */
async function watchContainer() {
  const { context } = await import('esbuild');
  const building = await context({ ...containerBuildOptions({ isDevelopment: true }), logLevel: 'warning' });
  await building.watch();
}

/** Builds the console now and after every change; the server reads it anew. */
async function watchConsole() {
  const { build } = await import('vite');
  return build(consoleBuildOptions({ isDevelopment: true }));
}

async function main() {
  endOnSignals();
  if (!isInstalled()) await createSteps(1).step('Installing packages', install);
  await watchContainer();
  const consoleBuilds = await watchConsole();
  console.log(
    `Storefront with reload: http://localhost:${H5_PORT}   server: http://localhost:${SERVER_PORT}   inside the app: http://localhost:${H5_PORT}/container/   console: http://localhost:${SERVER_PORT}/console/   Ctrl-C ends all\n`,
  );
  const code = await Promise.race([ended(startServer()), ended(startStorefront())]);
  await consoleBuilds.close();
  await stopEverything();
  process.exitCode = code;
}

await main().catch(reportFault);
