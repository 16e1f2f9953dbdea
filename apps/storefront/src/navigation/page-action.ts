import { parseHttpAddress } from '@voltfront/rules/web-address/http-address';
import { formatAddress } from '@/platform/router/address';
import { isRoutePath } from './find-route';
import { openAddress } from './navigate';
import { inAppAddress, isOwnHost, openLink } from './open-link';

/** Action of a tap; undefined leaves out everything that invites one: pointer, press state, arrow and role. */
export type TapAction = (() => void) | undefined;

/**
 * Opens a page; undefined in a release that has no such page, so that whatever leads there shows by itself once the page
 * is a row of the route table.
 *
 * @example <Balance {...linked(pageAction('/pagesMine/integral'))} />
 */
export const pageAction = (path: string, params: object = {}): TapAction =>
  isRoutePath(path) ? () => openAddress(formatAddress(path, { ...params })) : undefined;

/** A file of an own host is shown as it is; any other path there is a page, and this release may not have it. */
const isFile = (rest: string): boolean => /^\/[^?#]*\.[a-z0-9]+(?:[?#]|$)/i.test(rest);

/** Opens a link of content; undefined when it leads nowhere: to a page that this release lacks, or to no address at all. */
export function linkAction(href: string): TapAction {
  const isPage = href !== '' && inAppAddress(href) !== null;
  const address = parseHttpAddress(href);
  const isElsewhere = address?.protocol === 'https:' && (!isOwnHost(href) || isFile(address.rest));
  return isPage || isElsewhere ? () => void openLink(href) : undefined;
}
