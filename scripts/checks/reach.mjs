import { isTest } from './sources.mjs';

const START = 'apps/storefront/src/';

/**
 * The shortest way from a storefront file over run-time imports to a package from npm, or undefined when there is none.
 * @example findWay(sources, 'npm:zod') // ['apps/storefront/src/app.tsx', 'packages/contract/src/index.ts', 'npm:zod']
 */
export function findWay(sources, goal) {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const starts = sources.map(({ path }) => path).filter((path) => path.startsWith(START) && !isTest(path));
  const cameFrom = new Map(starts.map((path) => [path, undefined]));
  const queue = [...starts];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (path === goal) return wayTo(path, cameFrom);
    const next = (byPath.get(path)?.imports ?? []).filter(({ typeOnly, target }) => !typeOnly && !cameFrom.has(target));
    for (const { target } of next) {
      cameFrom.set(target, path);
      queue.push(target);
    }
  }
  return undefined;
}

function wayTo(goal, cameFrom) {
  const way = [];
  for (let path = goal; path !== undefined; path = cameFrom.get(path)) way.unshift(path);
  return way;
}
