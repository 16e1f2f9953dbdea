/** The migrations in the order they are applied; the SQL is in `<tag>.sql`. */
export function readJournal(folder?: string): { idx: number; tag: string; when: number }[];
/** Differences between the migrations and their record; empty when there are none. */
export function recordBreaches(folder?: string): string[];
/** Adds to a folder the migration from its newest snapshot to the tables in code. @throws Fault when drizzle-kit fails */
export function generate(folder: string, options?: { asks?: boolean; more?: string[] }): string;
