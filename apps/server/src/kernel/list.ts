import { endpointOf, type ListKey, may, type QueryOf } from '@voltfront/contract';
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from './context';
import { type ListPosition, openCursor, sealCursor } from './cursor';
import type { Db } from './database';
import { refuse } from './errors';

export type { ListPosition } from './cursor';

/** Range of rows that a page reads. */
export interface PageRange {
  /** Position that the page starts after; null on the first page. */
  after: ListPosition | null;
  /** One more than the page size, to know whether another page follows. */
  limit: number;
}

/** One page of a list being read. */
export interface ListPage extends PageRange {
  /** The rows of the page, and the cursor of the next page; null at the end of the list. */
  cut<Row>(rows: readonly Row[], positionOf: (row: Row) => ListPosition): { rows: Row[]; nextCursor: string | null };
}

const isPersonalByRule = (key: ListKey): boolean => !may(null, endpointOf(key).auth);

/**
 * What a cursor is valid for: the list with its filters and order, and the person where the list is
 * personal.
 */
function useOf(ctx: Ctx, key: ListKey, query: object, isPersonal: boolean): string {
  const filters = Object.entries(query)
    .filter(([name, value]) => name !== 'cursor' && name !== 'size' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([key, filters, isPersonal ? (ctx.actor?.accountId ?? null) : null]);
}

/**
 * Opens the requested page of a list. A cursor is valid only for the list, filters and order it was
 * issued for, and for the same person in a list that requires login (or where `isPersonal` is
 * true); the page size may change between pages.
 * @throws BAD_INPUT for any other cursor
 */
export function openPage<K extends ListKey>(
  ctx: Ctx,
  key: K,
  query: QueryOf<K>,
  isPersonal = isPersonalByRule(key),
): ListPage {
  const { cursor, size } = query as { cursor?: string | undefined; size: number };
  const secret = ctx.app.config.dataSecret;
  const use = useOf(ctx, key, query as object, isPersonal);
  const after = cursor ? openCursor(secret, use, cursor) : null;
  if (after === undefined) throw refuse('BAD_INPUT', { data: { fields: ['query.cursor'] } });
  return {
    after,
    limit: size + 1,
    cut(rows, positionOf) {
      const shown = rows.slice(0, size);
      const last = shown.at(-1);
      const isMore = rows.length > size && last !== undefined;
      return { rows: shown, nextCursor: isMore ? sealCursor(secret, use, positionOf(last)) : null };
    },
  };
}

/**
 * A sort order with an index on its columns, so that any page is found equally fast (keyset
 * pagination).
 */
export interface Keyset {
  /** For `orderBy(...order)`. */
  order: SQL[];
  /** Condition on the rows after a position. */
  after(position: ListPosition | null): SQL | undefined;
}

/** Sorted by a column and then by id; both in the same direction. */
export function keyset(key: PgColumn, id: PgColumn, direction: 'asc' | 'desc' = 'desc'): Keyset {
  const [sorted, sign] = direction === 'asc' ? [asc, sql`>`] : [desc, sql`<`];
  return {
    order: [sorted(key), sorted(id)],
    after: (position) =>
      position ? sql`(${key}, ${id}) ${sign} (${sql.param(position.key, key)}, ${position.id})` : undefined,
  };
}

/** Sorted by id; ids are created in chronological order. */
export function keysetById(id: PgColumn, direction: 'asc' | 'desc' = 'desc'): Keyset {
  const [sorted, beyond] = direction === 'asc' ? [asc, gt] : [desc, lt];
  return { order: [sorted(id)], after: (position) => (position ? beyond(id, position.id) : undefined) };
}

/** A table listed by creation time. */
type DatedTable = PgTable & { id: PgColumn; createdAt: PgColumn };

function newestWhere<T extends DatedTable>(db: Db, table: T, where: SQL | undefined, { after, limit }: PageRange) {
  const { order, after: beyond } = keyset(table.createdAt, table.id);
  const rows = db.select().from(table as PgTable);
  const page = rows.where(and(where, beyond(after))).orderBy(...order);
  return page.limit(limit) as unknown as Promise<T['$inferSelect'][]>;
}

/** A page of everybody's rows, newest first; lists with filters or joins have a repository. */
export const newestRows = <T extends DatedTable & { accountId?: never }>(db: Db, table: T, page: PageRange) =>
  newestWhere(db, table, undefined, page);

/** A page of a person's rows, newest first. */
export const newestRowsOf = <T extends DatedTable & { accountId: PgColumn }>(
  db: Db,
  table: T,
  accountId: string,
  page: PageRange,
) => newestWhere(db, table, eq(table.accountId, accountId), page);
