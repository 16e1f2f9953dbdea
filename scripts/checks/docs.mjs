// Paths, links and npm commands that the documents name must exist.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { at } from '../lib/paths.mjs';
import { steps } from '../test/steps.mjs';
import { reportRules } from './report.mjs';

const documents = [
  'README.md',
  ...filesBelow('docs'),
  ...['apps', 'packages', 'bench', 'e2e'].flatMap((area) => filesBelow(area)),
].filter((path) => path.endsWith('.md'));
const texts = documents.map((path) => ({ path, text: readFileSync(at(path), 'utf8') }));
const scripts = JSON.parse(readFileSync(at('package.json'), 'utf8')).scripts;

/** Every match of a pattern whose first group fails the test. */
function breaches(pattern, isRight) {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter(([, found]) => !isRight(found, path)).map(([, found]) => `${path}  ${found}`),
  );
}

const isLocal = (link) => !/^(https?:|#|mailto:)/.test(link);
const linkExists = (link, path) => !isLocal(link) || existsSync(at(join(dirname(path), link.split('#')[0])));
/** Paths that a command or a build creates; a fresh clone does not have them. */
const isMade = (path) => /(^|\/)(dist|data|node_modules|\.cache)(\/|$)/.test(path);
const pathExists = (path) => isMade(path) || existsSync(at(path));
const stepExists = (names) => names.split(',').every((name) => steps.some(({ id }) => id === name));

reportRules([
  { name: 'links in documents lead to a file', breaches: breaches(/\]\(([^)\s]+)\)/g, linkExists) },
  {
    name: 'paths in documents exist',
    breaches: breaches(/`((?:apps|packages|scripts|docs|e2e|bench|\.ci)\/[\w./-]+)`/g, pathExists),
  },
  {
    name: 'npm commands in documents exist',
    breaches: breaches(/`npm run ([\w:-]+)(?: -- [^`]*)?`/g, (name, path) =>
      path.includes('/') && !path.startsWith('docs') ? true : name in scripts,
    ),
  },
  { name: 'checks named in documents exist', breaches: breaches(/--only ([\w,]+)/g, stepExists) },
]);
