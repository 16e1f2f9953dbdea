import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const modules = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(modules, path), 'utf8');

/** Modules with a table whose rows belong to people. */
const keepers = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tables.ts') && /text\('(account|user)_id'\)/.test(read(path)))
  .map((path) => dirname(path).split('/')[0] ?? '');

const without = (words: RegExp) => [...new Set(keepers)].filter((name) => !words.test(read(`${name}/index.ts`)));

it('every module that keeps rows of people answers for the copy of their data', () => {
  expect(new Set(keepers).size).toBeGreaterThan(10);
  // Copies themselves are not copied; what was counted is shown on the page.
  expect(without(/personalData/)).toEqual(['privacy']);
});

it('and forgets what it may when an account is cancelled', () => {
  // The account blinds its own row; payments are kept as the law wants it.
  expect(without(/AccountCancelled/)).toEqual(['account', 'payment']);
});
