import { PostgresNode } from './postgres-node.mjs';

/**
 * Starts a throwaway PostgreSQL on a free port, in a temporary folder that is deleted with it.
 * @param more further settings of the server, by name
 * @returns the address for its superuser, and a function that ends it.
 */
export async function startPostgres(more = {}) {
  const node = await PostgresNode.create(more);
  return { url: node.url, close: () => node.close() };
}
