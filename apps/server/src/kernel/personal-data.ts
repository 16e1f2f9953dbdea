import type { CollectionKey } from '@voltfront/brand/privacy';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** Newest value and number of times of one item that a module collected of a person. */
export interface PersonalFact {
  key: CollectionKey;
  /** With its middle hidden; null where there is none to show. */
  value: string | null;
  /** Times since the moment asked for. */
  count: number;
}

/** A table of the copy that a person gets of their data. */
export interface PersonalSection {
  title: string;
  /** At most `COPY_ROWS`, newest first; moments in epoch milliseconds in fields that end in `At`. */
  rows: readonly object[];
}

/** Most rows of one table in a copy. */
export const COPY_ROWS = 2000;

declare module './hooks' {
  interface HookMap {
    /** What a module collected of a person since `since` (epoch ms). A few bounded queries, none per row. */
    personalFacts: { input: { accountId: string; since: number }; answer: PersonalFact[] };
    /** Everything a module keeps of a person, for the copy they ask for. Sealed numbers stay masked. */
    personalData: { input: { accountId: string }; answer: PersonalSection[] };
  }
}

/** Rows since a moment, as a column of an aggregate. */
export const countSince = (column: AnyColumn, since: number): SQL<number> =>
  sql<number>`count(*) filter (where ${column} >= ${new Date(since).toISOString()})`.mapWith(Number);

/** Hides the middle of a text: `曜***澜`; short ones keep their first character only. */
export function maskMiddle(text: string, head = 1, tail = 1): string {
  if (text === '') return '';
  if (text.length <= head + tail) return `${text.slice(0, 1)}*`;
  return `${text.slice(0, head)}***${text.slice(text.length - tail)}`;
}
