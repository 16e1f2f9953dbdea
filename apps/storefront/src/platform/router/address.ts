import { SHORT_LINK_ROUTE, tokenOfPath } from '@voltfront/rules/short-link';
import { fileOfPath, pathOfFile } from './page-files';

/** The one spelling of a path: leading slash, no trailing slash, and the address instead of the file: the home page is `/`. */
export function canonicalPath(path: string): string {
  const clean = `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return pathOfFile(clean);
}

/** Decodes a part of a query; a broken escape is kept as written. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/** `a=1&b=2`, with or without the leading question mark. */
function parseQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (!pair) continue;
    const at = pair.indexOf('=');
    const key = decodePart(at < 0 ? pair : pair.slice(0, at));
    query[key] = at < 0 ? '' : decodePart(pair.slice(at + 1));
  }
  return query;
}

/** Splits an in-app address into its canonical path and decoded query; a fragment is dropped. A short link's token becomes a field. */
export function parseAddress(address: string): { path: string; query: Record<string, string> } {
  const [withoutHash = ''] = address.split('#');
  const at = withoutHash.indexOf('?');
  const path = canonicalPath(at < 0 ? withoutHash : withoutHash.slice(0, at));
  const query = at < 0 ? {} : parseQuery(withoutHash.slice(at));
  const token = tokenOfPath(path);
  return token === undefined ? { path, query } : { path: SHORT_LINK_ROUTE, query: { ...query, token } };
}

/** The address of a path with a query. Undefined and null values are left out. A short link carries its token as its path. */
export function formatAddress(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  if (path === SHORT_LINK_ROUTE && query.token) return formatAddress(`/${query.token}`, { ...query, token: undefined });
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** An in-app address as mini-programs know it: by the page's file. */
export function fileAddress(address: string): string {
  const { path, query } = parseAddress(address);
  return formatAddress(`/${fileOfPath(path)}`, query);
}
