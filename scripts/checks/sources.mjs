import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { at, root } from '../lib/paths.mjs';
import { parseFile } from './parse.mjs';

const SOURCE = /\.(tsx?|mjs|cjs|js)$/;
const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.mjs',
  '.h5.ts',
  '.h5.tsx',
  '.weapp.ts',
  '.weapp.tsx',
  '/index.ts',
  '/index.tsx',
  '/index.h5.ts',
  '/index.h5.tsx',
];

/** True for tests and what only tests use. */
export const isTest = (path) => /\.(test|spec|fixture)\.tsx?$|\/testing\//.test(path);

const packageFolder = (name) => `packages/${name}`;

/** The path an import means inside the repository, or `npm:<package>` and `node:<module>` for what is outside. */
function resolveImport(specifier, from, known) {
  const bare = targetOf(specifier, from);
  if (bare.startsWith('npm:') || bare.startsWith('node:')) return bare;
  const hit = ENDINGS.map((ending) => bare + ending).find((path) => known.has(path));
  return hit ?? bare;
}

function targetOf(specifier, from) {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(from), specifier));
  if (specifier.startsWith('@/')) return `apps/storefront/src/${specifier.slice(2)}`;
  if (specifier.startsWith('node:')) return specifier;
  const [scope, name, ...rest] = specifier.split('/');
  if (scope === '@voltfront') return `${packageFolder(name)}/src/${rest.join('/') || 'index'}`;
  return `npm:${specifier.startsWith('@') ? `${scope}/${name}` : scope}`;
}

/**
 * All source files of apps and packages, parsed: `{ path, imports: [{ specifier, target, typeOnly, line }], globals, environment }`.
 */
export function readSources() {
  const folders = ['apps', 'packages'].flatMap((area) =>
    readdirSync(at(area))
      .map((name) => `${area}/${name}/src`)
      .filter((folder) => statSync(at(folder), { throwIfNoEntry: false })?.isDirectory()),
  );
  const paths = folders.flatMap((folder) => filesBelow(folder));
  const known = new Set(paths);
  return paths
    .filter((path) => SOURCE.test(path) && !path.endsWith('.d.ts'))
    .map((path) => {
      const { imports, globals, environment } = parseFile(at(path));
      const resolved = imports.map((item) => ({ ...item, target: resolveImport(item.specifier, path, known) }));
      return { path, imports: resolved, globals, environment };
    });
}
