import type { Database } from '../kernel/database';

/**
 * Finds rows that contain an account id in any column of any table, so that tests see what a person
 * left.
 */
export async function openTraces(database: Database) {
  const { rows } = (await database.executeSql(
    `select table_name as "table" from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`,
  )) as { rows: { table: string }[] };
  const prints = rows.map(
    ({ table }) =>
      `(select count(*) || ' ' || md5(string_agg(r::text, '|' order by r::text)) from "${table}" r where r::text like $1) as "${table}"`,
  );
  return {
    /** Number and fingerprint of such rows by table; tables without any are left out. */
    async of(text: string): Promise<Record<string, unknown>> {
      const found = (await database.executeSql(`select ${prints.join(', ')}`, [`%${text}%`])).rows[0] ?? {};
      return Object.fromEntries(Object.entries(found).filter(([, print]) => print !== null));
    },
  };
}

export type Traces = Awaited<ReturnType<typeof openTraces>>;
