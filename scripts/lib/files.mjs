import { readdirSync } from 'node:fs';
import { at } from './paths.mjs';

const SKIPPED = /(^|\/)(node_modules|dist[\w-]*|generated|coverage|\.swc|\.cache)$/;

/** Every file below a folder of the repository, as paths from the root with forward slashes. */
export function filesBelow(folder, found = []) {
  for (const entry of readdirSync(at(folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.test(path)) filesBelow(path, found);
    if (entry.isFile()) found.push(path);
  }
  return found;
}
