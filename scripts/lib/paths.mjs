import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Cache of the scripts; it can be deleted at any time, the next run then takes longer. */
const cacheFolder = join(root, '.cache');

/** Absolute path of something in the repository. */
export const at = (...parts) => join(root, ...parts);

/** A folder below `.cache`, made when missing. */
export function cached(...parts) {
  const folder = join(cacheFolder, ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}
