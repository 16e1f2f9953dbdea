import { refuse } from './errors';

/** Place in a list sorted by a number and an id: where the next page begins. */
export interface CursorPlace {
  /** What the list is sorted by, such as a moment in epoch milliseconds. */
  key: number;
  id: string;
}

/** Writes a place as an opaque cursor. */
export const toCursor = (key: number, id: string): string => Buffer.from(`${key}.${id}`).toString('base64url');

/**
 * Reads a cursor made by `toCursor`; undefined for the first page. A key fits into a moment of the database.
 * @throws BAD_INPUT for anything else
 */
export function fromCursor(cursor: string | undefined): CursorPlace | undefined {
  if (!cursor) return undefined;
  const match = /^(-?\d{1,15})\.([A-Za-z0-9_-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match?.[1] || !match[2]) throw refuse('BAD_INPUT', { data: { fields: ['query.cursor'] } });
  return { key: Number(match[1]), id: match[2] };
}
