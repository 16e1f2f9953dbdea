import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './paths.mjs';

const fileOf = (name) => join(cached('stamps'), `${name}.json`);

/** The stamp of a name: `{ key, output, ms }`, or undefined. */
export function readStamp(name) {
  const file = fileOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Modification time of the main file of an output; another build into the same folder changes it. */
const outputTime = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** True when `outputFile` is there, untouched, and was made from the same inputs. */
export function isFresh(name, key, outputFile) {
  const stamp = readStamp(name);
  const time = outputTime(outputFile);
  return time > 0 && stamp?.key === key && stamp.output === time;
}

/** Stores that `outputFile` was built from the inputs `key` in `ms` milliseconds. */
export function writeStamp(name, key, outputFile, ms) {
  writeFileSync(fileOf(name), JSON.stringify({ key, output: outputTime(outputFile), ms }));
}
