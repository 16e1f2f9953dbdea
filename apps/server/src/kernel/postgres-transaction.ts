import { drizzle } from 'drizzle-orm/node-postgres';
import { type NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db } from './database';
import { isOutage } from './database-errors';
import { InternalError } from './errors';
import { queryOf } from './prepared';
import { lastWrites } from './transaction-scope';

type Session = NodePgSession<Record<string, never>, Record<string, never>>;

const dialect = new PgDialect();
const sessions = new WeakMap<pg.PoolClient, Session>();

/** The drizzle session of a connection, shared by all transactions on it. */
function sessionOf(client: pg.PoolClient): Session {
  const known = sessions.get(client);
  if (known) return known;
  const { session } = drizzle(client) as unknown as { session: Session };
  sessions.set(client, session);
  return session;
}

/**
 * A handle for one transaction; other code uses it as the key of what it collects for that
 * transaction.
 */
const newHandle = (client: pg.PoolClient): Db =>
  new NodePgTransaction(dialect, sessionOf(client), undefined) as unknown as Db;

/**
 * Sends everything written to a connection in this turn of the event loop (including its promise
 * callbacks) as one packet.
 */
function packetOfThisTurn(client: pg.PoolClient): void {
  const { stream } = (
    client as unknown as { connection: { stream: NodeJS.WritableStream & { cork(): void; uncork(): void } } }
  ).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Sends `begin` without waiting for the response: the first statement follows in the same packet.
 */
async function begin(client: pg.PoolClient): Promise<void> {
  packetOfThisTurn(client);
  await client.query('begin');
}

/** Sends the last writes and the commit as one packet. */
async function commit(client: pg.PoolClient): Promise<void> {
  const writes = lastWrites();
  packetOfThisTurn(client);
  const sent: Promise<pg.QueryResult>[] = [];
  if (writes.length > 0) {
    const { sql, params } = queryOf(writes);
    sent.push(client.query(sql, params));
  }
  sent.push(client.query('commit'));
  const answers = await Promise.allSettled(sent);
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  const [last] = answers.slice(-1) as PromiseFulfilledResult<pg.QueryResult>[];
  // PostgreSQL rolls back instead of committing when a statement failed and its error was ignored.
  if (last?.value.command !== 'COMMIT') throw new InternalError('a statement of the transaction failed unnoticed');
}

/**
 * Runs `work` in a transaction on a pooled connection, which must be in pipeline mode: begin and
 * commit cost no round trip of their own. A connection that was lost, or may still be inside the
 * transaction, is not reused.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let first: unknown;
  let isUnsure = false;
  const begun = begin(client).catch((error) => {
    first ??= error;
    isUnsure = true;
  });
  try {
    const result = await work(newHandle(client));
    await begun;
    if (first) throw first;
    await commit(client);
    return result;
  } catch (error) {
    // The rollback may fail as well; the first error is the useful one.
    first ??= error;
    await client.query('rollback').catch(() => {
      isUnsure = true;
    });
    throw first;
  } finally {
    client.release(isUnsure || isOutage(first));
  }
}
