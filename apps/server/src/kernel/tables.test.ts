import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../../../scripts/lib/migrations.mjs';
import type { Database } from './database';
import { openPglite } from './database-pglite';
import { migrationsFolder, serverRoot } from './paths';

/** All columns, indices and constraints, one line each. */
const CATALOGUE = `
  with tables as (select oid, relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
  select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) as line
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) from tables join pg_index on indrelid = tables.oid
  union all select concat_ws(' ', relname, conname, pg_get_constraintdef(pg_constraint.oid))
    from tables join pg_constraint on conrelid = tables.oid
  order by 1`;

/**
 * Tables that are not queried by account, or that stay small because their rows live for minutes.
 */
const NOT_BY_ACCOUNT = ['privacy_copy_tokens'];
const LACKING = `
  select relname as name from pg_class
    join pg_attribute on attrelid = pg_class.oid and attname in ('account_id', 'user_id')
   where relkind = 'r' and relnamespace = 'public'::regnamespace
     and not exists (select 1 from pg_index where indrelid = pg_class.oid and indkey[0] = attnum and indpred is null)
   order by 1`;

let migrated: Database;
beforeAll(async () => {
  migrated = await openPglite('memory://');
  await migrated.migrate(migrationsFolder);
});
afterAll(() => migrated.close());

const linesOf = async (database: Database) => (await database.executeSql(CATALOGUE)).rows.map(({ line }) => line);

/** A database created from drizzle-kit's SQL for the tables in code, without the migrations. */
async function openFromCode(): Promise<Database> {
  mkdirSync(join(serverRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(serverRoot, '.cache', 'tables-'));
  try {
    generate(folder, { more: ['--name', 'all'] });
    const database = await openPglite('memory://');
    await database.migrate(folder);
    return database;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the tables', () => {
  it('that the migrations make are those in code, with their indices and constraints', async () => {
    const fromCode = await openFromCode();
    const wanted = await linesOf(fromCode);
    await fromCode.close();
    expect(wanted.length).toBeGreaterThan(1000);
    expect(await linesOf(migrated)).toEqual(wanted);
  });

  it("of people's rows have an index that begins with the person", async () => {
    const { rows } = await migrated.executeSql(LACKING);
    expect(rows.map(({ name }) => name)).toEqual(NOT_BY_ACCOUNT);
  });
});
