import type { Database } from '../kernel/database';

/** A node of a plan of PostgreSQL, with what it did. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Runs a statement and returns its plan. */
export async function planOf(database: Database, text: string, values: unknown[] = []): Promise<Plan> {
  const { rows } = await database.executeSql(`explain (analyze, format json) ${text}`, values);
  const [first] = (rows[0]?.['QUERY PLAN'] ?? []) as { Plan: Plan }[];
  if (!first) throw new TypeError(`no plan of ${text}`);
  return first.Plan;
}

/** Rows that a plan reads of a table, filtered ones included, and the indices it uses for that. */
export function readsOf(plan: Plan, table: string): { rows: number; by: string[] } {
  const parts = (plan.Plans ?? []).map((child) => readsOf(child, table));
  const isOwn = plan['Relation Name'] === table;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = isOwn ? (plan['Actual Rows'] + removed) * plan['Actual Loops'] : 0;
  return {
    rows: own + parts.reduce((sum, { rows }) => sum + rows, 0),
    by: [...(isOwn ? [plan['Index Name'] ?? plan['Node Type']] : []), ...parts.flatMap(({ by }) => by)],
  };
}
