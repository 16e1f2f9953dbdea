import * as cursors from '../../kernel/cursor';

/** Place in a list sorted by rank and id, both descending. */
export interface Place {
  rank: number;
  id: string;
}

/** Writes a place as an opaque cursor. */
export const toCursor = ({ rank, id }: Place): string => cursors.toCursor(rank, id);

/** Reads a cursor made by `toCursor`; undefined for the first page. @throws BAD_INPUT for anything else */
export function fromCursor(cursor: string | undefined): Place | undefined {
  const place = cursors.fromCursor(cursor);
  return place && { rank: place.key, id: place.id };
}

/** Cuts a list read with one row too many into a page and tells where the next begins. */
export function cutPage<T>(rows: T[], size: number, cursorOf: (row: T) => string) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > size && last !== undefined ? cursorOf(last) : null };
}
