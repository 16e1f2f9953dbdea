import { refuse } from '../../kernel/errors';

/** Place in a list sorted by rank and id, both descending. */
export interface Place {
  rank: number;
  id: string;
}

/** Writes a place as an opaque cursor. */
export function toCursor({ rank, id }: Place): string {
  return Buffer.from(`${rank}.${id}`).toString('base64url');
}

/**
 * Reads a cursor made by `toCursor`; undefined for the first page.
 * @throws BAD_INPUT for anything else
 */
export function fromCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match?.[1] || !match[2]) throw refuse('BAD_INPUT', { data: { fields: ['query.cursor'] } });
  return { rank: Number(match[1]), id: match[2] };
}

/** Cuts a list read with one row too many into a page and tells where the next begins. */
export function cutPage<T>(rows: T[], size: number, cursorOf: (row: T) => string) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > size && last !== undefined ? cursorOf(last) : null };
}
