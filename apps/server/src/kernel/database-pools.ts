import { SECOND_MS } from '@voltfront/rules/time';
import pg from 'pg';
import type { Config } from './config';
import { NO_ANSWER } from './database-errors';
import type { databaseSettings } from './database-settings';
import { currentUse } from './database-use';
import { preparingClient } from './preparing-client';

/** Number of connections and timeouts. */
export type DatabaseLimits = Pick<Config, Exclude<keyof typeof databaseSettings, 'databaseUrl'>>;

/**
 * The driver gives up a statement this much later than PostgreSQL's own timeout: by then the server
 * must be unreachable.
 */
const ANSWER_MARGIN_MS = 2 * SECOND_MS;
const KEEP_ALIVE_MS = 10 * SECOND_MS;
/** Background work waits this many times longer for one of its few connections. */
const WORK_PATIENCE = 10;

/**
 * A client whose lost connection rejects the statements in flight, but never ends the process or
 * blocks a caller.
 */
class SafeClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Statements in flight are rejected by themselves; without a listener Node would end the
    // process.
    this.on('error', () => undefined);
  }
}
const clientQuery = pg.Client.prototype.query;
SafeClient.prototype.query = function query(this: SafeClient, ...args: unknown[]) {
  const answer: unknown = Reflect.apply(clientQuery, this, args);
  if (!(answer instanceof Promise)) return answer;
  return answer.catch((error: Error) => {
    // The connection is closed: the next statement, such as the rollback, would queue behind the
    // one without a response.
    if (error.message === NO_ANSWER) void this.end();
    throw error;
  });
} as typeof clientQuery;

/**
 * After a failover an address may lead to a standby for a moment, which returns stale data and
 * refuses writes.
 */
async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby) throw Object.assign(new Error('this PostgreSQL is a standby'), { code: '25006' });
}

type OwnConfig = pg.PoolConfig & { statement_timeout: number };

function openPool(url: string, limits: DatabaseLimits, Client: typeof pg.Client, own: OwnConfig): pg.Pool {
  const config: pg.PoolConfig & { onConnect: typeof refuseStandby; pipeline: boolean } = {
    connectionString: url,
    Client,
    // Statements are sent without waiting for the response to the previous one
    // (postgres-transaction.ts).
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: limits.databaseConnectTimeoutMs,
    lock_timeout: limits.databaseLockTimeoutMs,
    idle_in_transaction_session_timeout: limits.databaseIdleTimeoutMs,
    query_timeout: own.statement_timeout + ANSWER_MARGIN_MS,
    onConnect: refuseStandby,
    ...own,
  };
  const pool = new pg.Pool(config);
  // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** The connection pools of this process. */
export interface Pools {
  /** The pool of the current caller: requests, or background work. */
  current(): pg.Pool;
  /** Most connections that all requests together can use. */
  readonly callMax: number;
  /**
   * Checks that PostgreSQL responds, on a connection reserved for this. Rejects when it does not.
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Creates the pools; connections are opened on demand. */
export function openPools(url: string, limits: DatabaseLimits): Pools {
  const workMax = Math.max(1, Math.floor(limits.databasePoolMax / 4));
  const callMax = limits.databasePoolMax - workMax;
  const { databaseStatementTimeoutMs: callTimeout, databaseWorkTimeoutMs: workTimeout } = limits;
  // One class for all pools, so that prepared statements have the same names on every connection.
  const Client = preparingClient(SafeClient, limits.databasePrepared);
  const calls = openPool(url, limits, Client, {
    application_name: 'voltfront',
    max: callMax,
    statement_timeout: callTimeout,
  });
  const work = openPool(url, limits, Client, {
    application_name: 'voltfront-work',
    max: workMax,
    statement_timeout: workTimeout,
    connectionTimeoutMillis: limits.databaseConnectTimeoutMs * WORK_PATIENCE,
  });
  const status = openPool(url, limits, SafeClient, {
    application_name: 'voltfront-ready',
    max: 1,
    statement_timeout: callTimeout,
  });
  let asked: Promise<unknown> | undefined;
  return {
    callMax,
    current: () => (currentUse() === 'work' ? work : calls),
    async ping() {
      // Concurrent health checks share one query.
      asked ??= status.query('select 1').finally(() => {
        asked = undefined;
      });
      await asked;
    },
    close: async () => void (await Promise.all([calls.end(), work.end(), status.end()])),
  };
}

/** Runs `work` on a dedicated connection without timeouts; rejects when that connection is lost. */
export async function onOwnClient<T>(url: string, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new SafeClient({ connectionString: url, application_name: name, keepAlive: true });
  await client.connect();
  const lost = new Promise<never>((_, reject) => client.once('error', reject));
  try {
    return await Promise.race([work(client), lost]);
  } finally {
    await client.end();
  }
}
