/** One thing to do in storage. Keys carry no `MALL` prefix: the storage layer adds it. */
export type QueryStorageOperation = { op: 'set'; key: string; value: string } | { op: 'remove'; key: string };

/** Storage key of `share_code` of a page query. */
export const SHARE_CODE_KEY = 'SHARE_CODE';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    // A malformed escape comes from a truncated or misprinted code; the rest is still used.
    if (error instanceof URIError) return text;
    throw error;
  }
}

/**
 * Reads a scene value, the single text that a mini-program code can carry: decoded, then split like a query.
 * A name without `=` has the value ``; a name given twice keeps the last value; text that cannot be decoded is read as it is.
 *
 * Example: `share_code%3DA1%26modelId%3DYL01` is `{ share_code: 'A1', modelId: 'YL01' }`.
 */
export function parseScene(scene: string): Record<string, string> {
  const fields: [string, string][] = [];
  for (const pair of decode(scene).split('&')) {
    const position = pair.indexOf('=');
    const name = position < 0 ? pair : pair.slice(0, position);
    if (name !== '') fields.push([name, position < 0 ? '' : pair.slice(position + 1)]);
  }
  return Object.fromEntries(fields);
}

/** All fields of a page query, those of a `scene` value included. A field given openly wins over the same field in the scene. */
export function expandQuery(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { scene, ...open } = query;
  return typeof scene === 'string' && scene !== '' ? { ...parseScene(scene), ...open } : open;
}

/**
 * Storage key of a query field: `QUERY_` and the name in capitals, words joined by `_`.
 *
 * Example: `modelId` → `QUERY_MODEL_ID`, `inviter-code` → `QUERY_INVITER_CODE`, `channel_2` → `QUERY_CHANNEL_2`.
 */
export function queryStorageKey(name: string): string {
  if (name === 'share_code') return SHARE_CODE_KEY;
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_');
  return `QUERY_${words.toUpperCase()}`;
}

function isBlank(value: unknown): boolean {
  // A URL can only carry text, so links made from a missing value say "undefined", "null" or "NaN".
  return value === null || value === undefined || ['', 'null', 'undefined', 'NaN'].includes(String(value));
}

/**
 * What opening a page with this query does to storage: `share_code` is saved, every other value is saved under its derived key,
 * and null, undefined, NaN or an empty text (also spelt out, as in `?id=undefined`) removes the key. A `scene` is expanded first.
 */
export function queryStorageOperations(query: Readonly<Record<string, unknown>>): QueryStorageOperation[] {
  return Object.entries(expandQuery(query)).map(([name, value]) => {
    const key = queryStorageKey(name);
    return isBlank(value) ? { op: 'remove', key } : { op: 'set', key, value: String(value) };
  });
}
