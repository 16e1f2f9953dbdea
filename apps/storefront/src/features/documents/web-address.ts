import { brand } from '@voltfront/brand';
import { parseHttpAddress } from '@voltfront/rules/web-address/http-address';
import { isOwnHost } from '@/navigation';
import { serverOrigin } from '@/platform/environment';

/** Handling of a URL by the web view page. */
export type WebAddress =
  /** Loads at once: an own host, or a page of the storefront's own server. */
  | { kind: 'own'; url: string; isServer: boolean }
  /** Another https host: the customer confirms before leaving. */
  | { kind: 'foreign'; url: string; host: string }
  /** Missing, or anything but https. */
  | { kind: 'unsafe' };

const DOCUMENTS = Object.values(brand.documents).map((path) => `/${path}`);

/** Pages of the own server that are made to be shown inside the app. */
const OWN_PATHS = [...DOCUMENTS, '/sandbox/'];

const pathOf = (src: string): string =>
  serverOrigin && src.startsWith(serverOrigin) ? src.slice(serverOrigin.length) : src;

const isOwnPage = (path: string): boolean => OWN_PATHS.some((own) => path.startsWith(own));

/** Asks for a document of the own server in the colours that the customer chose in the app; other addresses stay. */
export function inScheme(url: string, isDark: boolean): string {
  if (!DOCUMENTS.includes(pathOf(url))) return url;
  return `${url}?scheme=${isDark ? 'dark' : 'light'}`;
}

/** An address with one more value in its query, before the fragment. */
export function addToQuery(url: string, name: string, value: string): string {
  const [address = '', ...fragment] = url.split('#');
  const joint = address.includes('?') ? '&' : '?';
  return [`${address}${joint}${name}=${encodeURIComponent(value)}`, ...fragment].join('#');
}

/** Sorts the `src` of the web view page. What is opened afterwards is the `url` of the result, never the `src`. */
export function sortWebAddress(src: string | undefined): WebAddress {
  const path = pathOf(src?.trim() ?? '');
  if (path.startsWith('/') && isOwnPage(path)) return { kind: 'own', url: `${serverOrigin}${path}`, isServer: true };
  const address = parseHttpAddress(src ?? '');
  if (address?.protocol !== 'https:') return { kind: 'unsafe' };
  if (isOwnHost(address.href)) return { kind: 'own', url: address.href, isServer: false };
  return { kind: 'foreign', url: address.href, host: address.hostname };
}
