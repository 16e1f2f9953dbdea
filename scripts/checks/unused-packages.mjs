import { readdirSync, readFileSync, statSync } from 'node:fs';
import { at } from '../lib/paths.mjs';

/** Packages that the storefront's build uses by name, without an import in its sources. */
const usedByBuild = (name) => name.startsWith('@tarojs/') || name === '@babel/runtime';

/** The `dependencies` of each app and package: `{ folder, names }`. */
export function readDeclared() {
  return ['apps', 'packages']
    .flatMap((area) => readdirSync(at(area)).map((name) => `${area}/${name}`))
    .filter((folder) => statSync(at(folder, 'package.json'), { throwIfNoEntry: false }))
    .map((folder) => {
      const { dependencies = {} } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
      return { folder, names: Object.keys(dependencies).filter((name) => !usedByBuild(name)) };
    });
}

const targetOf = (name) =>
  name.startsWith('@voltfront/') ? `packages/${name.slice('@voltfront/'.length)}/` : `npm:${name}`;

const isUse = (target, name) =>
  name.startsWith('@voltfront/') ? target.startsWith(targetOf(name)) : target === targetOf(name);

/** Dependencies that no source of their app or package imports: `apps/server/package.json  declares dayjs`. */
export function findUnused(sources, declared) {
  return declared.flatMap(({ folder, names }) => {
    const own = sources.filter(({ path }) => path.startsWith(`${folder}/`));
    const targets = [...new Set(own.flatMap(({ imports }) => imports.map(({ target }) => target)))];
    return names
      .filter((name) => !targets.some((target) => isUse(target, name)))
      .map((name) => `${folder}/package.json  declares ${name}`);
  });
}
