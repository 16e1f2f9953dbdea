import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../../scripts/lib/paths.mjs';
import { runBlender } from './blender.mjs';
import { packModels } from './models.mjs';
import { label, withFolder } from './plan.mjs';

const assets = at('apps/server/assets');
const seconds = (from) => `${Math.round((Date.now() - from) / 1000)} s`;

/** The task that makes the 3D models; it costs half a minute and depends on everything, so it has one list of files. */
export function modelTask() {
  const folder = join(assets, 'glb');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return { part: 'models', name: 'all', folder: 'glb', files: files.length > 0 ? files : ['looks.json'] };
}

/** Where the results of a task go: among the shop's pictures, or into a folder that is not committed. */
const target = ({ folder }, previewFolder) => join(previewFolder ?? assets, folder);

/** True when every file of a task is there. */
export const isDone = (task) => task.files.every((file) => existsSync(join(assets, task.folder, file)));

async function makeModels(blender, folder, to) {
  await runBlender(blender, ['car', 'glb', '--body', 'all', '--out', folder]);
  await packModels(folder, to);
}

async function makePictures(blender, task, folder, previewFolder) {
  await runBlender(blender, [...task.arguments, ...(previewFolder ? task.preview : []), '--out', folder]);
  const to = target(task, previewFolder);
  mkdirSync(to, { recursive: true });
  for (const file of task.files) copyFileSync(join(folder, file), join(to, file));
}

/** Makes the files of one task; they are put in place when all of them are finished. */
export async function make(blender, task, previewFolder) {
  const from = Date.now();
  console.log(label(task));
  await withFolder((folder) =>
    task.part === 'models'
      ? makeModels(blender, folder, target(task, previewFolder))
      : makePictures(blender, task, folder, previewFolder),
  );
  console.log(`  ${seconds(from)}`);
}
