import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const rule = (file: string, selector: string): string => {
  const css = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const from = css.indexOf(`\n${selector} {`);
  return css.slice(from, css.indexOf('\n}', from));
};

test.each([
  ['reset.css', 'page'],
  ['reset.h5.css', 'body'],
])('%s sets where lines of Chinese may end for all text', (file, selector) => {
  expect(rule(file, selector)).toMatch(/line-break: strict;\s+text-wrap: pretty;/);
});
