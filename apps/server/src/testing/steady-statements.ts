import { type Counted, countStatements } from './count-statements';
import type { TestServer } from './server';

/** Longer than any cache entry lives, and shorter than a session. */
export const FORGET_MS = 600_000;
const TURNS = 3;

/**
 * Statements that refresh a stale cache in the background: they may run during the request or after
 * it.
 */
const isBehind = (text: string) => text.includes('from "remote_configs"');

/**
 * The statements of a request with empty caches. Some caches are refreshed at intervals by any
 * request, so this is the shortest of several runs.
 */
export async function steadyStatements<T>(server: TestServer, work: () => Promise<T>): Promise<Counted<T>> {
  const runs: Counted<T>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    server.clock.advance(FORGET_MS);
    const { result, statements } = await countStatements(server.database, work);
    runs.push({ result, statements: statements.filter((text) => !isBehind(text)) });
  }
  return runs.reduce((least, run) => (run.statements.length < least.statements.length ? run : least));
}
