import { isTest } from './sources.mjs';

/** The file with the named spans of time; every package may import it. */
export const TIME_MODULE = 'packages/rules/src/time.ts';

/** Whole seconds of up to 999, in milliseconds: `1000`, `90_000`. */
const SECONDS = String.raw`\d{1,3}_?000\b`;
const RAW = [
  // Numbers that always are a span of time.
  /\b(?:86_?400_?000|3_?600_?000|86_?400|60_?000)\b/,
  /\b(?:60 \* 60|24 \* 3_?600|60 \* 1_?000)\b|[*/] 3_?600\b/,
  // Numbers that are a span of time because of the name they are assigned to.
  new RegExp(String.raw`(?:\b\w*(?:Ms|_MS)|\bstaleTime|\bgcTime)(?:: number)?(?: =|:) (?:\d+ \* )?${SECONDS}`),
  new RegExp(String.raw`\bset(?:Timeout|Interval)\(.*, ${SECONDS}`),
];
const COMMENT = /^\s*(?:\*|\/\*|\/\/)/;

/**
 * Whether a file is checked: sources of apps and packages, except demo data, whose numbers are amounts and distances.
 */
export const isTimed = (path) =>
  /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  path !== TIME_MODULE &&
  !isTest(path) &&
  !path.endsWith('.suite.ts') &&
  !/^apps\/server\/src\/modules\/[^/]+\/demo\//.test(path);

/** Lines of a source that spell a span of time as a number: `{ line, text }`. */
export function rawTimes(source) {
  return source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => !COMMENT.test(text) && RAW.some((pattern) => pattern.test(text)));
}
