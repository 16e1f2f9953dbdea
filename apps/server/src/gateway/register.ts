import { brand } from '@voltfront/brand';
import { type EndpointKey, endpointOf, endpoints } from '@voltfront/contract';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { AppServices } from '../kernel/context';
import { StartError } from '../kernel/errors';
import { createHandler } from './handle';
import type { RouteSpec, RouteTable } from './routes';

/** Method and URL of a contract key, with `{product}` replaced. */
export function addressOf(key: EndpointKey): { method: HTTPMethods; url: string } {
  const [method = 'GET', path = '/'] = key.split(' ');
  return { method: method as HTTPMethods, url: path.replace('{product}', brand.product) };
}

/** Contract keys that this server implements. */
export function activeKeys(isDemo: boolean): EndpointKey[] {
  return (Object.keys(endpoints) as EndpointKey[]).filter((key) => isDemo || !endpointOf(key).demoOnly);
}

/** Merges the modules' route tables. @throws StartError when two modules handle the same key */
export function mergeTables(tables: RouteTable[]): Map<EndpointKey, RouteSpec<never>> {
  const merged = new Map<EndpointKey, RouteSpec<never>>();
  for (const table of tables) {
    for (const [key, spec] of Object.entries(table)) {
      if (merged.has(key as EndpointKey)) throw new StartError(`${key} has two handlers`);
      merged.set(key as EndpointKey, spec as RouteSpec<never>);
    }
  }
  return merged;
}

/**
 * Registers every endpoint of the contract.
 * @throws StartError naming all keys without a handler, unless `allowMissing` (tests of a single
 * module)
 */
export function registerEndpoints(
  server: FastifyInstance,
  app: AppServices,
  tables: RouteTable[],
  allowMissing: boolean,
): void {
  const specs = mergeTables(tables);
  const keys = activeKeys(app.config.isDemo);
  const missing = keys.filter((key) => !specs.has(key));
  if (missing.length > 0 && !allowMissing)
    throw new StartError(`No handler for:\n${missing.map((key) => `  - ${key}`).join('\n')}`);
  for (const key of keys) {
    const spec = specs.get(key);
    if (spec) server.route({ ...addressOf(key), handler: createHandler(app, key, endpointOf(key), spec) });
  }
}
