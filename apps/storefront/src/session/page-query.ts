import { expandQuery, queryStorageKey, queryStorageOperations, SHARE_CODE_KEY } from '@voltfront/rules/page-query';
import { stored, storedQuery } from './storage-keys';

/**
 * Keeps what the query of an opened page says: `share_code`, and every other value under a derived key; null, undefined,
 * NaN and empty values remove their key. A `scene` is decoded and read like a query.
 */
export function keepPageQuery(query: Readonly<Record<string, unknown>>): void {
  for (const step of queryStorageOperations(query)) {
    if (step.op === 'set') storedQuery.set(step.key, step.value);
    else storedQuery.remove(step.key);
  }
}

/** The query of a page with the fields of its `scene`. Only texts are kept. */
export function readPageQuery(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields = Object.entries(expandQuery(query));
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}

/** Code of the person whose link brought the customer here. */
export const shareCode = (): string | undefined => stored.get(SHARE_CODE_KEY);

/** A value kept from the query of an earlier page, by its name in that query. */
export function storedQueryValue(name: string): string | undefined {
  const value = storedQuery.get(queryStorageKey(name));
  return typeof value === 'string' ? value : undefined;
}
