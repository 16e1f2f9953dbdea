import { availableParallelism } from 'node:os';
import { isStopping } from '../lib/processes.mjs';
import { duration } from '../lib/text.mjs';

/** Steps that run at once; more than four need too much memory. */
const lanes = Math.min(4, availableParallelism());

const failure = (message) => ({ passed: 0, failed: 1, message });

/** Runs one step; an exception becomes a failed result. */
async function runStep(step, context) {
  const from = Date.now();
  console.log(`▶ ${step.title}`);
  const result = await step.run(context).catch((error) => failure(error.message));
  const ms = Date.now() - from;
  const mark = result.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${step.title}  ${result.passed} passed, ${result.failed} failed  ${duration(ms)}`);
  if (result.message && result.failed > 0) console.log(indent(result.message));
  if (result.table) console.log(indent(result.table));
  return { id: step.id, title: step.title, ms, ...result };
}

const indent = (text) => text.replace(/^/gm, '    ');

/**
 * Runs the steps in order, as many at once as there are processors; a step waits for those it needs,
 * and one marked `alone` runs with nothing beside it. A step whose needs failed counts as failed.
 */
export async function runSteps(steps, context) {
  const results = new Map();
  const running = new Map();
  const waiting = [...steps];
  const ids = new Set(steps.map(({ id }) => id));
  const needsOf = (step) => (step.needs ?? []).filter((id) => ids.has(id));
  const isReady = (step) => needsOf(step).every((id) => results.has(id));
  const isFree = (step) => running.size < (step.alone ? 1 : lanes) && ![...running.values()].some(({ alone }) => alone);

  function launch(step) {
    waiting.splice(waiting.indexOf(step), 1);
    const broken = needsOf(step).filter((id) => results.get(id).failed > 0);
    const work =
      broken.length > 0 ? { ...step, run: async () => failure(`not run: ${broken.join(', ')} failed`) } : step;
    const promise = runStep(work, context).then((result) => {
      results.set(step.id, result);
      running.delete(step.id);
    });
    running.set(step.id, { promise, alone: step.alone });
  }

  while (waiting.length + running.size > 0 && !isStopping()) {
    for (const step of [...waiting]) if (isReady(step) && isFree(step)) launch(step);
    await Promise.race([...running.values()].map(({ promise }) => promise));
  }
  return steps.map(({ id }) => results.get(id)).filter(Boolean);
}
