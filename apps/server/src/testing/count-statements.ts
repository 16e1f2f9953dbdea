import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../kernel/database';

/** Statement that every new connection sends by itself. */
const CONNECTING = 'select pg_is_in_recovery() as standby';

/** A piece of work and what it sent to the database. */
export interface Counted<T> {
  result: T;
  /** Texts of the statements in the order in which they were sent, `begin` and `commit` included. */
  statements: string[];
}

type Listener = (text: string, values: unknown[]) => void;

/** A statement with the values of its parameters. */
export interface Sent {
  text: string;
  values: unknown[];
}

/**
 * Calls `listener` for every query on any PostgreSQL connection of any client; returns a function
 * that stops it.
 */
function listenToClients(listener: Listener): () => void {
  const { submit } = pg.Query.prototype;
  pg.Query.prototype.submit = function heard(this: pg.Query & Partial<Sent>, connection) {
    if (this.text && this.text !== CONNECTING) listener(this.text, this.values ?? []);
    return Reflect.apply(submit, this, [connection]);
  };
  return () => {
    pg.Query.prototype.submit = submit;
  };
}

const textUpTo = (bytes: Uint8Array, from: number): [text: string, next: number] => {
  const end = bytes.indexOf(0, from);
  return [Buffer.from(bytes.subarray(from, end)).toString(), end + 1];
};

/** Text of a message of PostgreSQL's protocol: `Q` is a query without parameters, `P` a statement with them. */
function statementOf(message: Uint8Array): string | undefined {
  const kind = String.fromCharCode(message[0] ?? 0);
  if (kind === 'Q') return textUpTo(message, 5)[0];
  if (kind !== 'P') return undefined;
  const [, afterName] = textUpTo(message, 5);
  return textUpTo(message, afterName)[0];
}

/**
 * The same on PGlite, which sends `BEGIN` and `COMMIT` internally: they are visible in the protocol
 * messages only.
 */
function listenToPglite(client: PGlite, listener: Listener): () => void {
  const send = client.execProtocolStream;
  client.execProtocolStream = (message, options) => {
    const text = statementOf(message);
    if (text !== undefined) listener(text, []);
    return send(message, options);
  };
  return () => {
    client.execProtocolStream = send;
  };
}

const clientOf = (database: Database) => (database.db as unknown as { $client: PGlite }).$client;

/** Statements of `work` on PostgreSQL with their values, to explain them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const stop = listenToClients((text, values) => sent.push({ text, values }));
  try {
    await work();
    return sent;
  } finally {
    stop();
  }
}

/**
 * Runs `work` and returns all statements that reached its database meanwhile: run nothing else at
 * the same time, such as background jobs. Several statements in one text without parameters count
 * as one.
 */
export async function countStatements<T>(database: Database, work: () => Promise<T>): Promise<Counted<T>> {
  const statements: string[] = [];
  const listener = (text: string) => statements.push(text);
  const stop = database.kind === 'postgres' ? listenToClients(listener) : listenToPglite(clientOf(database), listener);
  try {
    return { result: await work(), statements };
  } finally {
    stop();
  }
}
