import { brand } from '@voltfront/brand';
import { callApp } from '../bridge';
import { isInContainer } from '../container';
import { readAgent } from '../device/read-agent';
import { OPEN_WAIT_MS, type OpenOutcome } from './types';

export type { OpenOutcome } from './types';

/** Schemes that a page may open: our app's, and the messenger's for its mini-program. */
const SCHEMES = [`${brand.appScheme}://`, 'weixin://dl/business/'];

/**
 * Whether trying makes sense: not in the in-app browsers of other apps, which cannot open apps. The native app itself leads to the
 * mini-program only.
 */
export const canOpenApp = (way: 'app' | 'mini' = 'app'): boolean =>
  isInContainer() ? way === 'mini' : !readAgent(navigator.userAgent).isMessenger;

/** By the native app, which knows at once whether another app opened. */
const openByApp = (scheme: string): Promise<OpenOutcome> =>
  callApp('operation.openApp', { scheme }).then(
    ({ isOpened }) => (isOpened ? 'opened' : 'failed'),
    () => 'failed',
  );

/**
 * Opens the native app at an in-app address, such as `/pagesDetail/carModel?modelId=YLX`. Whether it is installed shows
 * only by what happens: `opened` once this page went to the back, `failed` when it is still in front after the wait.
 */
export const openApp = (address: string, waitMs = OPEN_WAIT_MS): Promise<OpenOutcome> =>
  openScheme(`${brand.appScheme}://open?route=${encodeURIComponent(address)}`, waitMs);

/** The same for a whole address with a scheme, such as that of the mini-program. Other schemes than these two are not opened. */
export function openScheme(scheme: string, waitMs = OPEN_WAIT_MS): Promise<OpenOutcome> {
  const way = scheme.startsWith(`${brand.appScheme}://`) ? 'app' : 'mini';
  if (!canOpenApp(way) || !SCHEMES.some((start) => scheme.startsWith(start))) return Promise.resolve('failed');
  if (isInContainer()) return openByApp(scheme);
  return new Promise((resolve) => {
    const settle = (outcome: OpenOutcome) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      resolve(outcome);
    };
    const leave = () => settle('opened');
    const look = () => document.visibilityState === 'hidden' && leave();
    const timer = setTimeout(() => settle('failed'), waitMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    window.location.assign(scheme);
  });
}
