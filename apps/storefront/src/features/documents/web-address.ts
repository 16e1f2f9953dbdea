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

/** Pages of the own server that are made to be shown inside the app. */
const OWN_PATHS = [...Object.values(brand.documents).map((path) => `/${path}`), '/sandbox/'];

function isOwnPage(src: string): boolean {
  const path = serverOrigin && src.startsWith(serverOrigin) ? src.slice(serverOrigin.length) : src;
  return OWN_PATHS.some((own) => path.startsWith(own));
}

/** Sorts the `src` of the web view page. */
export function sortWebAddress(src: string | undefined): WebAddress {
  const url = src?.trim() ?? '';
  if (isOwnPage(url) || isOwnHost(url)) return { kind: 'own', url };
  const host = hostOf(url);
  if (!/^https:\/\//i.test(url) || host === '') return { kind: 'unsafe' };
  return { kind: 'foreign', url, host };
}
