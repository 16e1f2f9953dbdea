// Spans of time are written with the names of packages/rules/src/time.ts: 5 * MINUTE_MS.
import { readFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.mjs';
import { at } from '../lib/paths.mjs';
import { reportRules } from './report.mjs';
import { isTimed, rawTimes } from './time-rules.mjs';

const files = ['apps', 'packages'].flatMap((area) => filesBelow(area)).filter(isTimed);
const raw = files.flatMap((path) =>
  rawTimes(readFileSync(at(path), 'utf8')).map(({ line, text }) => `${path}:${line}  ${text}`),
);

reportRules([
  { name: 'spans of time are written with the names of a second, a minute, an hour and a day', breaches: raw },
]);
