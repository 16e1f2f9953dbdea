import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { iconCss } from './icon-css';

test('the style sheet of the icons is made from the current paths', () => {
  expect(readFileSync(path.join(import.meta.dirname, 'icon.module.css'), 'utf8')).toBe(iconCss());
});
