const HOME_FILE = '/pages/community/index';

/** The one spelling of a path: no trailing slash, and the home page is `/`. */
export function canonicalPath(path: string): string {
  const clean = `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return clean === HOME_FILE ? '/' : clean;
}

/** Splits an in-app address into its canonical path and decoded query. A broken escape is kept as written. */
export function parseAddress(address: string): { path: string; query: Record<string, string> } {
  const [withoutHash = ''] = address.split('#');
  const at = withoutHash.indexOf('?');
  const path = canonicalPath(at < 0 ? withoutHash : withoutHash.slice(0, at));
  const query = Object.fromEntries(new URLSearchParams(at < 0 ? '' : withoutHash.slice(at)));
  return { path, query };
}

/** Address as shown in the browser's bar. */
export function formatAddress(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
