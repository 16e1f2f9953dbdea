import { createRequire } from 'node:module';
import postcss, { type AcceptedPlugin } from 'postcss';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const tokenValues = require('./token-values.js') as () => AcceptedPlugin;

const built = (css: string): string => postcss([tokenValues()]).process(css, { from: undefined }).css;

test('a size is shipped as its value, also in a sum and taken away', () => {
  expect(built('.a { padding: calc(var(--vf-safe-top) + var(--vf-space-3)) var(--vf-space-1-5) }')).toBe(
    '.a { padding: calc(var(--vf-safe-top) + 12px) 6px }',
  );
  expect(built('.a { margin: calc(-1 * var(--vf-space-3)) 0 }')).toBe('.a { margin: -12px 0 }');
});

test('colours stay names, since a scheme changes them', () => {
  expect(built('.a { color: var(--vf-color-text-secondary) }')).toBe('.a { color: var(--vf-color-text-secondary) }');
});

test('the declarations of sizes are not shipped', () => {
  expect(built(':root { --vf-space-3: 12px; --vf-color-bg: #fff }')).toBe(':root { --vf-color-bg: #fff }');
});

test('a size that is not declared stops the build', () => {
  expect(() => built('.a { gap: var(--vf-space-99) }')).toThrow('--vf-space-99');
});
