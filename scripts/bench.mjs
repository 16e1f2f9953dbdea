// `npm run bench [-- h5 server --option …]`: runs the benchmarks, each with the options; each prints a table and fails when a budget is broken.
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { readdirSync } = await import('node:fs');
const { Fault, reportFault } = await import('./lib/fault.mjs');
const { at } = await import('./lib/paths.mjs');
const { findChromium, findPostgres } = await import('./lib/tools.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { endOnSignals, ended, start, stopEverything } = await import('./lib/processes.mjs');

/** Entry points of the benchmarks; they import the other files of the folder. */
const SUFFIX = '-load.mjs';

function chosen(names) {
  const all = readdirSync(at('bench'))
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .sort();
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Fault(`No such benchmark: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  if (all.length === 0) throw new Fault('There is no benchmark in bench/.');
  return names.length > 0 ? names : all;
}

async function main() {
  endOnSignals();
  const given = process.argv.slice(2);
  const firstOption = given.findIndex((word) => word.startsWith('--'));
  const names = chosen(firstOption < 0 ? given : given.slice(0, firstOption));
  const options = firstOption < 0 ? [] : given.slice(firstOption);
  await prepare('Running the benchmarks');
  const env = { CHROMIUM_PATH: findChromium() ?? '', POSTGRES_BIN: findPostgres() ?? '' };
  const broken = [];
  for (const name of names) {
    console.log(`\n── ${name} ──`);
    const code = await ended(
      start(process.execPath, [at('bench', name + SUFFIX), ...options], { cwd: at('bench'), env }),
    );
    if (code !== 0) broken.push(name);
  }
  await stopEverything();
  if (broken.length > 0) throw new Fault(`Outside the budget or failed: ${broken.join(', ')}.`);
}

await main().catch(reportFault);
