import { askBeforeLogin } from '@/platform/login-question';
import { router } from '@/platform/router';
import { formatAddress, parseAddress } from '@/platform/router/address';
import { isLoggedIn, onLogin, type PageAfterLogin, stored } from '@/session';
import { appSide } from '@/session/app-side';
import { findRoute, isRoutePath, onceRouteKnown } from './find-route';
import { currentAddress, isLoginPage, LOGIN_PATH, pushByRules } from './stack';

/** Page opened after a login without a stored target. */
const DEFAULT_TARGET = '/pages/mine/index';

/** Remembers the page that opens after login. Pages of the login flow are never remembered. */
function rememberPage(address: string): void {
  const { path } = parseAddress(address);
  if (isLoginPage(path)) return;
  const page: PageAfterLogin = { pageName: findRoute(path)?.title ?? '', pageRoute: address };
  stored.set('PAGE_AFTER_LOGIN', page);
}

/**
 * Goes to login and remembers `address` (default: the visible page). The login page gets the target's query too, so
 * that a share code reaches the account that is about to be made.
 * @param wasTold a modal said already that a login follows, so that no platform asks again
 */
export function goToLogin(address = currentAddress(), wasTold = false): void {
  if (isLoggedIn() || isLoginPage(parseAddress(currentAddress()).path)) return;
  wanted = null;
  const go = () => {
    rememberPage(address);
    pushByRules(formatAddress(LOGIN_PATH, parseAddress(address).query));
  };
  if (appSide.login) appSide.login(address);
  else if (wasTold) go();
  else askBeforeLogin(go);
}

/** The same, replacing the visible page, for a guarded page that was opened directly: back does not return to it. */
export function replaceByLogin(address: string): void {
  if (appSide.login) {
    appSide.login(address, true);
    return;
  }
  askBeforeLogin(
    () => {
      rememberPage(address);
      router.replace(formatAddress(LOGIN_PATH, parseAddress(address).query));
    },
    () => router.relaunch('/'),
  );
}

/** Action that a visitor wanted to take when they were sent to login; another way to login discards it. */
let wanted: (() => void) | null = null;

/**
 * For actions that need a login. True when there is one; otherwise the customer is sent to login and comes back to the
 * visible page.
 * @param then run after that login, so that the customer need not tap again
 */
export function ensureLogin(then?: () => void): boolean {
  if (isLoggedIn()) return true;
  goToLogin();
  wanted = then ?? null;
  return false;
}

onLogin(() => {
  const act = wanted;
  wanted = null;
  act?.();
});

/**
 * After a login: drops the pages of the login flow and opens the stored page with its query; with none stored the mine
 * tab. When the page below the login flow is the stored one, it is shown again instead of opened twice.
 */
export function returnAfterLogin(): void {
  const address = takeStoredAddress();
  const { path } = parseAddress(address);
  onceRouteKnown(path, () => showAfterLogin(isRoutePath(path) ? address : DEFAULT_TARGET));
}

function showAfterLogin(target: string): void {
  const pages = router.pages();
  let loginPages = 0;
  while (isLoginPage(pages[pages.length - 1 - loginPages]?.path ?? '')) loginPages += 1;
  const page = pages[pages.length - 1 - loginPages];
  if (page && formatAddress(page.path, page.query) === target) router.back(loginPages);
  else router.replaceTop(loginPages, target);
}

function takeStoredAddress(): string {
  const page = stored.get('PAGE_AFTER_LOGIN');
  stored.remove('PAGE_AFTER_LOGIN');
  const address = page?.pageRoute;
  return typeof address === 'string' ? address : DEFAULT_TARGET;
}
