// Every text of the storefront goes through Lingui's macros, so that a catalogue can translate it; the English one does.
import { readFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.mjs';
import { at } from '../lib/paths.mjs';
import { catalogueRules } from './catalogue.mjs';
import { chineseLiterals } from './chinese-literals.mjs';
import { reportRules } from './report.mjs';

const SOURCES = 'apps/storefront/src';
const CHECKED = /\.tsx?$/;

/** Where Chinese may stand without a macro, and why. */
const ALLOWED = [
  [/\.test\.tsx?$|\/test-data\.ts$|\/testing\//, 'tests and their data'],
  [/\/features\/demo\//, 'samples of the test page, which production builds leave out'],
  [/\/routes(\/[\w-]+)?\.ts$|\/navigation\/tab-routes\.ts$/, 'titles of routes: plain rows that `translate` looks up'],
  [/\/navigation\/tab-packages\.ts$/, 'words of the tabs, which mini-programs need in their configuration'],
  [/\/navigation\/app-config\.ts$/, 'configuration of the mini-programs, read before any code runs'],
];

const sources = filesBelow(SOURCES).filter((path) => CHECKED.test(path));
const isAllowed = (path) => ALLOWED.some(([pattern]) => pattern.test(path));

reportRules([
  {
    name: 'Chinese texts of the storefront are inside of t, msg or Trans',
    breaches: sources
      .filter((path) => !isAllowed(path))
      .flatMap((path) =>
        chineseLiterals(readFileSync(at(path), 'utf8'), path).map(({ line, text }) => `${path}:${line} ${text}`),
      ),
  },
  {
    name: 'Every exception for Chinese texts is still needed',
    breaches: ALLOWED.filter(
      ([pattern]) =>
        !sources.some((path) => pattern.test(path) && chineseLiterals(readFileSync(at(path), 'utf8'), path).length > 0),
    ).map(([pattern, reason]) => `${pattern}: ${reason}`),
  },
  ...catalogueRules(),
]);
