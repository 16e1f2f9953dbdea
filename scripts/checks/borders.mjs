// Import borders: who may import whom, and who may use what. Prints every breach with file and line.
import { circleRules, findCircles } from './circles.mjs';
import { findTableUsers } from './database-files.mjs';
import { findStrayDemo } from './demo-files.mjs';
import { importRules } from './import-rules.mjs';
import { findWay } from './reach.mjs';
import { reportRules } from './report.mjs';
import { readSources } from './sources.mjs';
import { useRules } from './use-rules.mjs';

const sources = readSources();

function importBreaches(rule) {
  return sources.flatMap(({ path, imports }) =>
    imports.filter((item) => rule.breaks(path, item)).map((item) => `${path}:${item.line}  imports ${item.specifier}`),
  );
}

function useBreaches(rule) {
  return sources.flatMap((source) => rule.find(source).map(({ line, what }) => `${source.path}:${line}  uses ${what}`));
}

const wayToZod = findWay(sources, 'npm:zod');

reportRules([
  ...importRules.map((rule) => ({ name: rule.name, breaches: importBreaches(rule) })),
  ...useRules.map((rule) => ({ name: rule.name, breaches: useBreaches(rule) })),
  ...circleRules.map(({ name, partOf }) => ({ name, breaches: findCircles(sources, partOf) })),
  { name: 'demo data lies in its module', breaches: findStrayDemo(sources.map(({ path }) => path)) },
  { name: 'tables are imported by their own repositories', breaches: findTableUsers(sources) },
  { name: 'no schema library reaches the storefront', breaches: wayToZod ? [wayToZod.join(' → ')] : [] },
]);
