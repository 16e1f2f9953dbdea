import type pg from 'pg';
import { InternalError } from '../kernel/errors';

interface Column {
  name: string;
  type: string;
}

/** A value of row `n` by type, different in every row where the type has room for that. */
const VALUES: [type: RegExp, value: string][] = [
  [/\[\]$/, "'{}'"],
  [/^(text|character)/, "'v' || n"],
  [/^smallint$/, 'n % 30000'],
  [/^(integer|bigint|numeric|real|double precision)/, 'n'],
  [/^boolean$/, 'n % 2 = 0'],
  [/^timestamp/, "now() - n * interval '1 second'"],
  [/^date$/, 'current_date - n % 3000'],
  [/^jsonb?$/, "'{}'"],
  [/^uuid$/, 'gen_random_uuid()'],
];

/** @throws InternalError for a column type that is not supported yet */
function valueFor({ name, type }: Column): string {
  const found = VALUES.find(([pattern]) => pattern.test(type));
  if (!found) throw new InternalError(`how to fill column ${name} of type ${type}? Add it to VALUES.`);
  return found[1];
}

/**
 * Drops a table's check constraints, which random values violate. @returns statements that restore
 * them
 */
async function dropChecks(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; text: string }>(
    "select conname as name, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and conrelid = $1::regclass",
    [table],
  );
  for (const { name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`);
  return rows.map(({ name, text }) => `alter table ${table} add constraint "${name}" ${text} not valid`);
}

/** Fills every column of a table with `count` random rows; checks and foreign keys are ignored. */
export async function fillTable(client: pg.Client, name: string, count: number): Promise<void> {
  const table = `"${name}"`;
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map((column) => `"${column.name}"`).join(', ');
  const values = rows.map(valueFor).join(', ');
  const checks = await dropChecks(client, table);
  // Foreign keys are enforced by triggers, which do not run in the replica role.
  await client.query('set session_replication_role = replica');
  await client.query(`insert into ${table} (${names}) select ${values} from generate_series(1, ${count}) n`);
  await client.query('set session_replication_role = origin');
  for (const check of checks) await client.query(check);
  await client.query(`analyze ${table}`);
}
