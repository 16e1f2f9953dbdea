import type { Database } from '../kernel/database';

/** Tables that every call may write to: counters, logs and answers kept for repeated calls. */
const NOT_COUNTED = new Set(['idempotent_answers', 'sms_days', 'sms_codes', 'payment_incidents']);

interface Column extends Record<string, unknown> {
  schema: string;
  table: string;
  owner: string | null;
}

/** Looks at all tables of a database, so that tests can tell whether a call left anything behind. */
export async function openInventory(database: Database) {
  const { rows } = (await database.executeSql(
    `select t.table_schema as schema, t.table_name as table, min(c.column_name) as owner
       from information_schema.tables t
       left join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
        and c.column_name in ('account_id', 'user_id')
      where t.table_type = 'BASE TABLE' and (t.table_schema = 'public' or (t.table_schema = 'jobs' and t.table_name = 'job'))
      group by 1, 2 order by 1, 2`,
  )) as { rows: Column[] };
  const counted = rows.filter(({ table }) => !NOT_COUNTED.has(table));
  const counts = counted.map(({ schema, table }) => `(select count(*) from "${schema}"."${table}") as "${table}"`);
  const owned = counted.filter(({ owner }) => owner !== null);
  const prints = owned.map(
    ({ schema, table, owner }) =>
      `(select md5(string_agg(r::text, '|' order by r::text)) from "${schema}"."${table}" r where r.${owner} = $1) as "${table}"`,
  );
  return {
    tables: counted.map(({ table }) => table),
    /** Rows of every table. */
    count: async () => (await database.executeSql(`select ${counts.join(', ')}`)).rows[0] ?? {},
    /** One fingerprint per table of everything that belongs to an account. */
    printOf: async (accountId: string) =>
      (await database.executeSql(`select ${prints.join(', ')}`, [accountId])).rows[0] ?? {},
  };
}

export type Inventory = Awaited<ReturnType<typeof openInventory>>;
