import { SECOND_MS } from '@voltfront/rules/time';
import pg from 'pg';
import type { Config } from './config';
import { NO_ANSWER } from './database-errors';
import type { databaseSettings } from './database-settings';
import { currentUse } from './database-use';
import { preparingClient } from './preparing-client';

/** How many connections there are, and how long what may take. */
export type DatabaseLimits = Pick<Config, Exclude<keyof typeof databaseSettings, 'databaseUrl'>>;

/** A statement that PostgreSQL should have ended by itself is given up so much later: then nobody is there. */
const ANSWER_MARGIN_MS = 2 * SECOND_MS;
const KEEP_ALIVE_MS = 10 * SECOND_MS;
/** Background work can wait longer for one of its few connections. */
const WORK_PATIENCE = 10;

/** A connection whose loss fails what runs on it, and never ends the process or keeps anybody waiting. */
class SafeClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Statements under way are rejected by themselves; without a listener Node would end the process.
    this.on('error', () => undefined);
  }
}
const clientQuery = pg.Client.prototype.query;
SafeClient.prototype.query = function query(this: SafeClient, ...args: unknown[]) {
  const answer: unknown = Reflect.apply(clientQuery, this, args);
  if (!(answer instanceof Promise)) return answer;
  return answer.catch((error: Error) => {
    // The next statement, such as the rollback, would wait behind the one without an answer.
    if (error.message === NO_ANSWER) void this.end();
    throw error;
  });
} as typeof clientQuery;

/** After a failover an address may lead to a standby for a moment: it reads old data and takes no writes. */
async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby) throw Object.assign(new Error('this PostgreSQL is a standby'), { code: '25006' });
}

type OwnConfig = pg.PoolConfig & { statement_timeout: number };

function openPool(url: string, limits: DatabaseLimits, Client: typeof pg.Client, own: OwnConfig): pg.Pool {
  const config: pg.PoolConfig & { onConnect: typeof refuseStandby; pipeline: boolean } = {
    connectionString: url,
    Client,
    // Statements need not wait for the answer to the one before (postgres-transaction.ts).
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

/** The connections of this process. */
export interface Pools {
  /** Connections for whoever is asking now: calls, or background work. */
  current(): pg.Pool;
  /** Most connections that calls have together. */
  readonly callMax: number;
  /** Whether PostgreSQL answers, on a connection that nothing else can take. Rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the pools; connections are opened when they are needed. */
export function openPools(url: string, limits: DatabaseLimits): Pools {
  const workMax = Math.max(1, Math.floor(limits.databasePoolMax / 4));
  const callMax = limits.databasePoolMax - workMax;
  const { databaseStatementTimeoutMs: callTimeout, databaseWorkTimeoutMs: workTimeout } = limits;
  // One for all pools: names of prepared statements are the same on every connection.
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
      // Several watchers share one question.
      asked ??= status.query('select 1').finally(() => {
        asked = undefined;
      });
      await asked;
    },
    close: async () => void (await Promise.all([calls.end(), work.end(), status.end()])),
  };
}

/** Runs `work` on a connection of its own without limits of time; it fails when that connection is lost. */
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
