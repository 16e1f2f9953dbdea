// Brand names stand in packages/brand only, so that another brand means changing one file.
import { readFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.mjs';
import { at } from '../lib/paths.mjs';
import { reportRules } from './report.mjs';

const FOLDERS = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'tools'];
const CHECKED = /\.(tsx?|mjs|cjs|js|css|html|json)$/;
const HOME = 'packages/brand/';

const source = readFileSync(at('packages/brand/src/brand.ts'), 'utf8');
const names = ['name', 'latinName', 'product'].map((field) => new RegExp(`\\b${field}: '([^']+)'`).exec(source)?.[1]);
if (names.includes(undefined)) throw new TypeError('packages/brand/src/brand.ts: name, latinName or product not found');
const spelled = new RegExp(names.join('|'), 'i');

const breaches = FOLDERS.flatMap((folder) => filesBelow(folder))
  .filter((path) => CHECKED.test(path) && !path.startsWith(HOME))
  .flatMap((path) =>
    readFileSync(at(path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (spelled.test(line) ? [`${path}:${index + 1}`] : [])),
  );

reportRules([{ name: `the brand is spelled in ${HOME} alone`, breaches }]);
