// `npm start`: from a fresh clone to a running shop. Does only what is not done yet; `-- --build-only` stops before the server.
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { prepare } = await import('./lib/prepare.mjs');
const { reportFault } = await import('./lib/fault.mjs');
const { assertPortFree } = await import('./lib/port.mjs');
const { endOnSignals, releaseSignals } = await import('./lib/processes.mjs');
const { serverFile } = await import('./lib/build-server.mjs');

async function main() {
  endOnSignals();
  if (process.argv.includes('--build-only')) return prepare();
  await assertPortFree();
  await prepare('Starting the server');
  // From here the server is this process: it answers the signals, says why it cannot start, and sets the exit code.
  releaseSignals();
  process.setSourceMapsEnabled(true);
  await import(serverFile);
}

await main().catch(reportFault);
