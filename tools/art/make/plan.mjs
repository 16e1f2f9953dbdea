import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from '../../../scripts/lib/fault.mjs';
import { runBlender } from './blender.mjs';

/** Runs work with a folder that is gone afterwards. */
export async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All pictures as tasks `{ part, name, folder, files, arguments, preview }`, asked from the Python package. */
export function readPlan(blender) {
  return withFolder(async (folder) => {
    const file = join(folder, 'plan.json');
    await runBlender(blender, ['plan', '--out', file]);
    const parts = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    return parts.flatMap(([part, tasks]) => tasks.map((task) => ({ part, ...task })));
  });
}

/** The tasks that names such as `cars`, `cars/YL01` or `scenes/dusk` mean; all without names. */
export function choose(tasks, names) {
  if (!names) return tasks;
  const means = (name, { part, name: task }) => name === part || `${part}/${task}`.startsWith(name);
  const unknown = names.filter((name) => !tasks.some((task) => means(name, task)));
  if (unknown.length > 0)
    throw new Fault(`Nothing is called ${unknown.join(', ')}. There are:\n${tasks.map(label).join('\n')}`);
  return tasks.filter((task) => names.some((name) => means(name, task)));
}

/** What a task is called in `--only`. */
export const label = ({ part, name }) => `${part}/${name}`;
