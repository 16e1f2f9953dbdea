// `npm test`: set-up, then every check; the last line is the sum. `npm test -- --only server,lint` runs some steps, `--list` names them,
// `--full` leaves nothing out.
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { parseArgs } = await import('node:util');
const { reportFault } = await import('./lib/fault.mjs');
const { endOnSignals, isStopping, stopEverything } = await import('./lib/processes.mjs');
const { setUp } = await import('./test/set-up.mjs');
const { chooseSteps, steps } = await import('./test/steps.mjs');
const { runSteps } = await import('./test/scheduler.mjs');
const { printSummary } = await import('./test/summary.mjs');

const { values } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean' }, full: { type: 'boolean', default: false } },
});

async function main() {
  if (values.list) {
    for (const { id, title } of steps) console.log(`${id.padEnd(16)} ${title}`);
    return;
  }
  endOnSignals();
  const chosen = chooseSteps(values.only?.split(','));
  const from = Date.now();
  try {
    const { env, logs } = await setUp(chosen);
    const context = { env: { ...env, TEST_EXTENT: values.full ? 'full' : 'usual' }, logs, isFull: values.full };
    const results = await runSteps(chosen, context);
    if (isStopping()) return;
    await stopEverything();
    printSummary(results, Date.now() - from);
    process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
  } finally {
    await stopEverything();
  }
}

/** A failed set-up counts as one failed check, so that the last line tells it. */
await main().catch((error) => {
  reportFault(error);
  if (!isStopping()) console.log('0 passed, 1 failed');
});
