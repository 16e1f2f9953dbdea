import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { z } from 'zod';
import { type SettingDefinition, whole } from './settings';

const milliseconds = (fallback: number) => whole(50, HOUR_MS).default(fallback);

/**
 * Settings of the connection to PostgreSQL. PGlite runs inside this process and needs none of these
 * timeouts.
 */
export const databaseSettings = {
  databaseUrl: [
    'DATABASE_URL',
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .optional(),
    'PostgreSQL that takes writes; with replicas an address that always leads to the primary. Unset: PGlite in the data folder.',
  ],
  databasePoolMax: [
    'DATABASE_POOL_MAX',
    whole(2, 200).default(16),
    'Most connections of this process to PostgreSQL, a quarter of them for jobs; `/readyz` has one more.',
  ],
  databasePrepared: [
    'DATABASE_PREPARED',
    whole(0, 2000).default(200),
    'Most statements that each connection to PostgreSQL keeps prepared. 0 behind PgBouncer in transaction mode.',
  ],
  databaseConnectTimeoutMs: [
    'DATABASE_CONNECT_TIMEOUT_MS',
    milliseconds(5 * SECOND_MS),
    'Longest that a call waits for a connection: for a new one (code 5030003 beyond), or for its turn on a busy one (5030002).',
  ],
  databaseLockTimeoutMs: [
    'DATABASE_LOCK_TIMEOUT_MS',
    milliseconds(3 * SECOND_MS),
    'Longest that a statement waits for a row that somebody else holds (code 5030004 beyond).',
  ],
  databaseStatementTimeoutMs: [
    'DATABASE_STATEMENT_TIMEOUT_MS',
    milliseconds(8 * SECOND_MS),
    'Longest that one statement of a call runs (code 5030002 beyond).',
  ],
  databaseIdleTimeoutMs: [
    'DATABASE_IDLE_TIMEOUT_MS',
    milliseconds(30 * SECOND_MS),
    'Longest that a transaction stays open without a statement; then PostgreSQL ends it and its locks.',
  ],
  databaseWorkTimeoutMs: [
    'DATABASE_WORK_TIMEOUT_MS',
    milliseconds(10 * MINUTE_MS),
    'Longest that one statement of a job or of upkeep runs. Migrations and the first load of demo data have no limit.',
  ],
} as const satisfies Record<string, SettingDefinition>;
