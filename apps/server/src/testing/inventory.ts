import type { Database } from '../kernel/database';

/**
 * Tables that every request may write to: counters, logs and stored idempotent responses. Visits of campaigns are counted in
 * memory and written some seconds later, when the next requests are on their way.
 */
const NOT_COUNTED = new Set([
  'idempotent_answers',
  'sms_days',
  'sms_codes',
  'payment_incidents',
  'campaign_visitors',
  'campaign_visits',
]);

/** Statements that record inserted and deleted rows; rolled-back changes are not recorded. */
const NOTES = [
  'create schema inventory',
  'create table inventory.notes (name text not null, rows bigint not null)',
  `create function inventory.note() returns trigger language plpgsql as $$
   begin
     insert into inventory.notes
       select tg_table_name, case tg_op when 'INSERT' then count(*) else -count(*) end from changed having count(*) > 0;
     return null;
   end $$`,
];
const noteOn = (table: string): string =>
  [
    ['insert', 'new'],
    ['delete', 'old'],
  ]
    .map(
      ([event, side]) => `create trigger inventory_${event} after ${event} on "${table}"
        referencing ${side} table as changed for each statement execute function inventory.note()`,
    )
    .join(';');

/** Jobs are counted instead: their table is partitioned, so it cannot have such triggers. */
const COUNT = `select name, sum(rows)::int as rows from inventory.notes group by name having sum(rows) <> 0
  union all select 'jobs.job', count(*)::int from jobs.job order by name`;

interface Table extends Record<string, unknown> {
  name: string;
  owner: string | null;
}

/**
 * Watches all tables of a database from now on, so that tests can tell whether a request left rows
 * behind.
 */
export async function openInventory(database: Database) {
  const { rows } = (await database.executeSql(
    `select t.table_name as name, min(c.column_name) as owner
       from information_schema.tables t
       left join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
        and c.column_name in ('account_id', 'user_id')
      where t.table_type = 'BASE TABLE' and t.table_schema = 'public'
      group by 1 order by 1`,
  )) as { rows: Table[] };
  const tables = rows.filter(({ name }) => !NOT_COUNTED.has(name));
  for (const statement of [...NOTES, ...tables.map(({ name }) => noteOn(name))]) await database.executeSql(statement);
  const prints = tables
    .filter(({ owner }) => owner !== null)
    .map(
      ({ name, owner }) =>
        `(select md5(string_agg(r::text, '|' order by r::text)) from "${name}" r where r.${owner} = $1) as "${name}"`,
    );
  return {
    /** Number of rows that each table has gained, and the number of all jobs. */
    count: async () => (await database.executeSql(COUNT)).rows,
    /** One fingerprint per table of all rows that belong to an account. */
    printOf: async (accountId: string) =>
      (await database.executeSql(`select ${prints.join(', ')}`, [accountId])).rows[0] ?? {},
  };
}

export type Inventory = Awaited<ReturnType<typeof openInventory>>;
