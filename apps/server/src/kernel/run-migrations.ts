import { setTimeout as pause } from 'node:timers/promises';
import { isLockTimeout } from './database-errors';
import { StartError } from './errors';
import { indexBuiltBy, type Migration, readMigrations } from './migration-files';

/**
 * Every statement that arrives while a migration waits for a table lock queues behind it: so it
 * times out soon, lets them pass and tries again.
 */
const LOCK_TIMEOUT_MS = 800;
const PAUSE_MS = 700;
const TRIES = 80;
/** Pause between two checks whether an abandoned connection has ended. */
const ORPHAN_MS = 50;

/** A connection used by the migration alone. */
export interface MigrationConnection {
  /** Runs one or more statements without parameters. @returns rows of the last one */
  run(text: string): Promise<Record<string, unknown>[]>;
  /** Whether others use the database at the same time: then indices are built concurrently. */
  readonly isShared: boolean;
}

/** The same table and columns as drizzle's own migrator, which created them in older databases. */
const TABLE = 'drizzle.__drizzle_migrations';

async function appliedOn(connection: MigrationConnection): Promise<{ hash: string; when: number }[]> {
  const [found] = await connection.run(`select to_regclass('${TABLE}') is not null as "isThere"`);
  if (!found?.isThere) {
    await connection.run(`create schema if not exists drizzle;
      create table ${TABLE} (id serial primary key, hash text not null, created_at bigint)`);
  }
  const rows = await connection.run(`select hash, created_at as "when" from ${TABLE}`);
  return rows.map(({ hash, when }) => ({ hash: String(hash), when: Number(when) }));
}

const noting = ({ hash, when }: Migration) => `insert into ${TABLE} (hash, created_at) values ('${hash}', ${when})`;

const isDeadlock = (error: unknown) => (error as { code?: unknown }).code === '40P01';

/** Applies a migration atomically. */
async function runInTransaction(connection: MigrationConnection, migration: Migration, statements: string[]) {
  await connection.run('begin');
  try {
    if (connection.isShared) await connection.run(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const statement of statements) await connection.run(statement);
    await connection.run(noting(migration));
    await connection.run('commit');
  } catch (error) {
    // On a lost connection the rollback fails as well; the first error is the useful one.
    await connection.run('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Waits for table locks held by others, without blocking other statements for longer than one try.
 */
async function runWhenFree(connection: MigrationConnection, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await runInTransaction(connection, migration, migration.statements);
      return;
    } catch (error) {
      if (!isLockTimeout(error) && !isDeadlock(error)) throw error;
      if (tries === TRIES)
        throw new StartError(
          `Migration ${migration.tag} found its tables in use ${TRIES} times. End the transactions that hold them, and start again.`,
        );
      await pause(PAUSE_MS);
    }
  }
}

/**
 * Ends statements that PostgreSQL still runs for a killed process: no other process migrates now,
 * so they have no owner.
 */
async function endOrphans(connection: MigrationConnection): Promise<void> {
  const orphans = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
    and datname = current_database() and application_name = current_setting('application_name')`;
  while ((await connection.run(orphans)).length > 0) await pause(ORPHAN_MS);
}

/** Builds an index unless it exists; an invalid one left by a failed attempt is dropped first. */
async function buildIndex(connection: MigrationConnection, name: string, statement: string): Promise<void> {
  const [found] = await connection.run(
    `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('"${name}"')`,
  );
  if (found?.isValid) return;
  if (found) await connection.run(`drop index concurrently "${name}"`);
  await connection.run(statement);
}

async function runOutside(connection: MigrationConnection, migration: Migration): Promise<void> {
  // Waits for open transactions without blocking anybody.
  await connection.run('set lock_timeout = 0');
  for (const statement of migration.statements) {
    const name = indexBuiltBy(statement);
    await (name ? buildIndex(connection, name, statement) : connection.run(statement));
  }
  await connection.run(noting(migration));
}

/** Nobody else uses the database: the same statements in a transaction. */
function runPlain(connection: MigrationConnection, migration: Migration): Promise<void> {
  const statements = migration.statements.map((statement) => statement.replace(/\bindex\s+concurrently\b/i, 'INDEX'));
  return runInTransaction(connection, migration, statements);
}

function run(connection: MigrationConnection, migration: Migration): Promise<void> {
  if (!migration.isOutside) return runWhenFree(connection, migration);
  return connection.isShared ? runOutside(connection, migration) : runPlain(connection, migration);
}

/**
 * Applies the missing migrations of a folder in the order of its journal. Callers ensure that one
 * process does it at a time. After an interruption the next call resumes.
 * @throws StartError when an applied migration's file has changed, or its tables stay locked
 */
export async function runMigrations(connection: MigrationConnection, folder: string): Promise<void> {
  const migrations = readMigrations(folder);
  const applied = await appliedOn(connection);
  const hashes = new Set(applied.map(({ hash }) => hash));
  const missing = migrations.filter(({ hash }) => !hashes.has(hash));
  const changed = missing.find(({ when }) => applied.some((one) => one.when === when));
  if (changed)
    throw new StartError(
      `Migration ${changed.tag} was changed after this database took it. Put back the file as it was.`,
    );
  if (connection.isShared && missing.length > 0) await endOrphans(connection);
  for (const migration of missing) await run(connection, migration);
}
