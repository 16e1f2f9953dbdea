import { router } from '@/platform/router';
import { formatAddress, parseAddress } from '@/platform/router/address';
import { isLoggedIn } from '@/session';
import { findRoute } from './find-route';

/** Pages that a stack holds at most; the next navigation relaunches. */
const STACK_LIMIT = 10;

export const LOGIN_PATH = '/pages/login/index';

/** Pages of the login flow. */
export const isLoginPage = (path: string): boolean => path.startsWith('/pages/login/');

const isTab = (path: string): boolean => findRoute(path)?.chrome === 'tab';

/** The visible page, as an address. */
export function currentAddress(): string {
  const page = router.pages().at(-1);
  return page ? formatAddress(page.path, page.query) : '/';
}

/** Whether the address needs a login that the customer does not have. */
export const isGuarded = (address: string): boolean =>
  findRoute(parseAddress(address).path)?.login === true && !isLoggedIn();

/** Puts an address on the stack by the rules: tabs switch, a full stack relaunches. */
export function pushByRules(address: string): void {
  if (isTab(parseAddress(address).path)) router.switchTab(address);
  else if (router.pages().length >= STACK_LIMIT) router.relaunch(address);
  else router.push(address);
}

/** Replaces the visible page; tabs switch. */
export function replaceByRules(address: string): void {
  if (isTab(parseAddress(address).path)) router.switchTab(address);
  else router.replace(address);
}
