import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { iconSheets } from './icon-css';

test.each(Object.entries(iconSheets()))('%s is made from the current paths', (name, sheet) => {
  expect(readFileSync(path.join(import.meta.dirname, name), 'utf8')).toBe(sheet);
});
