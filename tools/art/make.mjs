/**
 * Makes the rendered art of the shop: cars, cabins, scenes and 3D models. Needs Blender; the shop does not.
 *
 *     npm run art                                    what is missing
 *     npm run art -- --only cars/YL01,models --force these, though they are there
 *     npm run art -- --only scenes/dusk --preview    small and rough, into .cache/art
 *     npm run art -- --list                          names, and whether they are there
 */
import { parseArgs } from 'node:util';
import { reportFault } from '../../scripts/lib/fault.mjs';
import { cached } from '../../scripts/lib/paths.mjs';
import { findBlender } from './make/blender.mjs';
import { choose, label, readPlan } from './make/plan.mjs';
import { isDone, make, modelTask } from './make/run.mjs';

const flag = { type: 'boolean', default: false };
const { values } = parseArgs({ options: { only: { type: 'string' }, force: flag, preview: flag, list: flag } });

async function main() {
  const blender = findBlender();
  const tasks = choose([modelTask(), ...(await readPlan(blender))], values.only?.split(','));
  if (values.list) {
    for (const task of tasks) console.log(`${isDone(task) ? 'there  ' : 'missing'}  ${label(task)}`);
    return;
  }
  const previewFolder = values.preview ? cached('art') : undefined;
  const due = tasks.filter((task) => values.force || values.preview || !isDone(task));
  for (const task of due) await make(blender, task, previewFolder);
  console.log(`${due.length} made, ${tasks.length - due.length} were there.`);
}

await main().catch(reportFault);
