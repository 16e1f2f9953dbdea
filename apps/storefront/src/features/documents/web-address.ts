import { brand } from '@voltfront/brand';
import { hostOf, isOwnHost } from '@/navigation';
import { serverOrigin } from '@/platform/environment';

/** What the web view page does with an address. */
export type WebAddress =
  /** Loads at once: an own host, or a page of the storefront's own server. */
  | { kind: 'own'; url: string }
  /** Another https host: the customer is told before leaving. */
  | { kind: 'foreign'; url: string; host: string }
  /** Missing, or anything but https. */
  | { kind: 'unsafe' };

const DOCUMENTS = Object.values(brand.documents).map((path) => `/${path}`);

/** Pages of the own server that are made to be shown inside the app. */
const OWN_PATHS = [...DOCUMENTS, '/sandbox/'];

const pathOf = (src: string): string =>
  serverOrigin && src.startsWith(serverOrigin) ? src.slice(serverOrigin.length) : src;

const isOwnPage = (src: string): boolean => OWN_PATHS.some((own) => pathOf(src).startsWith(own));

/** Asks for a document of the own server in the colours that the customer chose in the app; other addresses stay. */
export function inScheme(url: string, isDark: boolean): string {
  if (!DOCUMENTS.includes(pathOf(url))) return url;
  return `${url}?scheme=${isDark ? 'dark' : 'light'}`;
}

/** Sorts the `src` of the web view page. */
export function sortWebAddress(src: string | undefined): WebAddress {
  const url = src?.trim() ?? '';
  if (isOwnPage(url) || isOwnHost(url)) return { kind: 'own', url };
  const host = hostOf(url);
  if (!/^https:\/\//i.test(url) || host === '') return { kind: 'unsafe' };
  return { kind: 'foreign', url, host };
}
