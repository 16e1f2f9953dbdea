import { parseHttpAddress } from '@voltfront/rules/web-address/http-address';
import { isInContainer } from '@/platform/container';
import { openExternal } from '@/platform/external';
import { webHosts } from '@/platform/remote-config/web-hosts';
import { formatAddress, parseAddress } from '@/platform/router/address';
import { isRoutePath } from './find-route';
import { openAddress } from './navigate';

/** Whether an address belongs to one of the hosts whose pages open inside the app, over https. */
export function isOwnHost(href: string): boolean {
  const address = parseHttpAddress(href);
  return address?.protocol === 'https:' && webHosts().includes(address.origin);
}

/** The in-app address behind a link: a path, or an own host's address whose path is a page. Null for others. */
export function inAppAddress(href: string): string | null {
  const address = isOwnHost(href) ? (parseHttpAddress(href)?.rest ?? '') : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || /^[/\\]{2}/.test(address)) return null;
  const { path, query } = parseAddress(address);
  return isRoutePath(path) ? formatAddress(path, query) : null;
}

/**
 * Opens a link that comes from content: in-app links open as pages, other http links in the web view page, or directly
 * inside the app container. False when the link is neither.
 */
export function openLink(href: string): boolean {
  const inApp = inAppAddress(href.trim());
  if (inApp !== null) {
    openAddress(inApp);
    return true;
  }
  const address = parseHttpAddress(href);
  if (!address) return false;
  if (isInContainer()) openExternal(address.href);
  else openAddress(formatAddress('/pages/webview/index', { src: address.href }));
  return true;
}
