import { demoOf, moduleOf, storefrontFeature } from './layers.mjs';
import { isTest } from './sources.mjs';

/** Finds import cycles between parts. `partOf(path)` names the part of a file, or undefined. */
export const circleRules = [
  { name: 'storefront features do not import each other in circles', partOf: storefrontFeature },
  {
    name: 'server modules do not import each other in circles',
    partOf: (path) => (demoOf(path) ? undefined : moduleOf(path)),
  },
  { name: 'demo data of server modules do not import each other in circles', partOf: demoOf },
];

/** For each part the other parts that it imports, types included, each with the first place that does: `from → to → place`. */
function importsOfParts(sources, partOf) {
  const parts = new Map();
  for (const { path, imports } of sources) {
    const from = partOf(path);
    if (from === undefined || isTest(path)) continue;
    const others = parts.get(from) ?? new Map();
    parts.set(from, others);
    for (const { target, line } of imports) {
      const to = partOf(target);
      if (to !== undefined && to !== from && !others.has(to)) others.set(to, `${path}:${line}  imports ${target}`);
    }
  }
  return parts;
}

/** The parts that can be reached from one. */
function reachedFrom(parts, start) {
  const reached = new Set();
  const queue = [start];
  for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
    for (const next of (parts.get(part) ?? new Map()).keys()) {
      if (reached.has(next)) continue;
      reached.add(next);
      queue.push(next);
    }
  }
  return reached;
}

/**
 * One place for every import between two parts that is on a circle; empty when there is no circle.
 * @example findCircles(sources, storefrontFeature) // ['order → stock: apps/…/order-car.tsx:3  imports apps/…', …]
 */
export function findCircles(sources, partOf) {
  const parts = importsOfParts(sources, partOf);
  const reach = new Map([...parts.keys()].map((part) => [part, reachedFrom(parts, part)]));
  return [...parts].flatMap(([from, others]) =>
    [...others].filter(([to]) => reach.get(to)?.has(from)).map(([to, place]) => `${from} → ${to}: ${place}`),
  );
}
