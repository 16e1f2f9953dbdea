import { isInContainer } from '@/platform/container';
import { leaveWebView } from '@/platform/external';
import { router } from '@/platform/router';
import { formatAddress, parseAddress } from '@/platform/router/address';
import { isLoggedIn } from '@/session';
import { goToLogin } from './after-login';
import { onceRouteKnown } from './find-route';
import type { ParamsOf, RoutePath, TabPath } from './route-table';
import { isGuarded, isLoginPage, pushByRules, replaceByRules } from './stack';

/** Repeated navigation within this time (ms) is ignored. */
const DEBOUNCE_MS = 500;

let lastAt = Number.NEGATIVE_INFINITY;

function isRepeated(): boolean {
  const now = Date.now();
  if (now - lastAt < DEBOUNCE_MS) return true;
  lastAt = now;
  return false;
}

/** Resets the debounce of navigation, for tests. */
export const resetDebounce = (): void => {
  lastAt = Number.NEGATIVE_INFINITY;
};

/** A page without required parameters is opened by its path alone. */
type Params<P extends RoutePath> =
  Record<never, never> extends ParamsOf<P> ? [params?: ParamsOf<P>] : [params: ParamsOf<P>];

const addressOf = (path: string, params: object | undefined): string => formatAddress(path, { ...params });

/** Opens an in-app address by all rules of navigation. */
export function openAddress(address: string): void {
  if (isRepeated()) return;
  const { path } = parseAddress(address);
  if (isLoginPage(path) && isLoggedIn()) return;
  onceRouteKnown(path, () => (isGuarded(address) ? goToLogin(address) : pushByRules(address)));
}

/**
 * Opens a page on top of the visible one. Ignored within 500 ms of the last navigation, and for login when logged in;
 * pages that need a login are opened after it; tab pages switch the tab; with 10 pages in the stack the app relaunches.
 *
 * @example navigate('/pagesOrder/pay/index', { orderNo })
 */
export function navigate<P extends RoutePath>(path: P, ...[params]: Params<P>): void {
  openAddress(addressOf(path, params));
}

/** Replaces the visible page: back skips it. Never debounced, because pages call it without a tap. */
export function redirect<P extends RoutePath>(path: P, ...[params]: Params<P>): void {
  openInPlace(addressOf(path, params));
}

/** Opens an absolute URL. */
export function openInPlace(address: string): void {
  onceRouteKnown(parseAddress(address).path, () => (isGuarded(address) ? goToLogin(address) : replaceByRules(address)));
}

/** Drops all pages and opens one. */
export function relaunch<P extends RoutePath>(path: P, ...[params]: Params<P>): void {
  router.relaunch(addressOf(path, params));
}

/** Shows a tab; a visitor goes to login first where the tab needs it. */
export function switchTab(path: TabPath): void {
  openAddress(path);
}

async function leave(): Promise<void> {
  if (!(await leaveWebView())) router.relaunch('/');
}

/**
 * Goes back by a number of pages. From the first page the native car app takes its web view away; elsewhere, and where the
 * app cannot, it leads home.
 */
export function back(delta = 1): void {
  if (router.canGoBack()) router.back(delta);
  else if (isInContainer()) void leave();
  else router.relaunch('/');
}

/** Whether there is a way back, be it into the native car app; without one the bar shows the way home. */
export const canGoBack = (): boolean => router.canGoBack() || isInContainer();
