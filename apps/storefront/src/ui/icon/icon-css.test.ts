// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconCss } from './icon-css';

test('the style sheet of the icons is made from the current paths', () => {
  expect(readFileSync(new URL('./icon.module.css', import.meta.url), 'utf8')).toBe(iconCss());
});
