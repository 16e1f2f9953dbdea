// No source file has more than 400 lines, except data.
import { readFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.mjs';
import { at } from '../lib/paths.mjs';
import { reportRules } from './report.mjs';

const MOST_LINES = 400;
const FOLDERS = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'tools'];
const CHECKED = /\.(tsx?|mjs|cjs|js|css|py)$/;
/** Folders that hold nothing but data. */
const DATA = /\/(data|migrations|locales)\//;

const lineCount = (path) => readFileSync(at(path), 'utf8').trimEnd().split('\n').length;

const tooLong = FOLDERS.flatMap((folder) => filesBelow(folder))
  .filter((path) => CHECKED.test(path) && !DATA.test(path))
  .map((path) => ({ path, lines: lineCount(path) }))
  .filter(({ lines }) => lines > MOST_LINES)
  .map(({ path, lines }) => `${path}  ${lines} lines`);

reportRules([{ name: `no source file has more than ${MOST_LINES} lines`, breaches: tooLong }]);
