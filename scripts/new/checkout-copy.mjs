import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { at } from '../lib/paths.mjs';

const PARTS = [
  'apps/server',
  'apps/storefront',
  'packages',
  'e2e',
  'scripts',
  'biome.json',
  'knip.jsonc',
  'tsconfig.base.json',
  'package.json',
];
const LEFT_OUT = /(^|\/)(node_modules|dist[\w-]*|assets|baseline|releases|\.swc|\.cache)$/;

/** Links the installed packages of the checkout into the copy, except our own packages. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@voltfront' || name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(join(from, name), join(to, name));
  }
}

/** Copies the sources into a temporary folder in which types, lint and tests run. */
export function copyCheckout() {
  const copy = mkdtempSync(join(tmpdir(), 'voltfront-new-'));
  for (const part of PARTS) {
    cpSync(at(part), join(copy, part), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  }
  linkPackages(at('node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'node_modules/@voltfront'));
  for (const name of readdirSync(at('packages'))) {
    symlinkSync(join(copy, 'packages', basename(name)), join(copy, 'node_modules/@voltfront', name));
  }
  symlinkSync(at('apps/server/assets'), join(copy, 'apps/server/assets'));
  for (const app of ['apps/server', 'apps/storefront']) {
    try {
      linkPackages(at(app, 'node_modules'), join(copy, app, 'node_modules'));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return copy;
}
