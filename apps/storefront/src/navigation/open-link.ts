import { brand } from '@voltfront/brand';
import { isInContainer } from '@/platform/container';
import { openExternal } from '@/platform/external';
import { formatAddress, parseAddress } from '@/platform/router/address';
import { openAddress } from './navigate';
import { isRoutePath } from './route-table';

const OWN_HOSTS: readonly string[] = Object.values(brand.hosts).map((origin) => hostOf(origin));

/** Host of an absolute address, in lower case, without port; empty for other texts. */
export function hostOf(href: string): string {
  const match = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(href);
  return (match?.[1] ?? '').toLowerCase();
}

/** Whether an address belongs to one of the brand's own hosts, over https. */
export const isOwnHost = (href: string): boolean => /^https:\/\//i.test(href) && OWN_HOSTS.includes(hostOf(href));

/** The in-app address behind a link: a path, or an own host's address whose path is a page. Null for others. */
export function inAppAddress(href: string): string | null {
  const address = isOwnHost(href) ? href.replace(/^https:\/\/[^/?#]+/i, '') || '/' : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) return null;
  const { path, query } = parseAddress(address);
  return isRoutePath(path) ? formatAddress(path, query) : null;
}

/**
 * Opens a link that comes from content: in-app links open as pages, other http links in the web view page, or directly
 * inside the app container. False when the link is neither.
 */
export function openLink(href: string): boolean {
  const address = inAppAddress(href.trim());
  if (address !== null) {
    openAddress(address);
    return true;
  }
  if (!/^https?:\/\//i.test(href)) return false;
  if (isInContainer()) openExternal(href);
  else openAddress(formatAddress('/pages/webview/index', { src: href }));
  return true;
}
