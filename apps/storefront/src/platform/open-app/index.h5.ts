import { brand } from '@voltfront/brand';
import { isInContainer } from '../container';
import { OPEN_WAIT_MS, type OpenOutcome } from './types';

export { OPEN_WAIT_MS, type OpenOutcome } from './types';

/** Schemes that a page may open: our app's, and the messenger's for its mini-program. */
const SCHEMES = [`${brand.appScheme}://`, 'weixin://dl/business/'];

/** Browsers inside these apps open no other app. */
const CLOSED_BROWSERS = /MicroMessenger|AlipayClient|aweme|baiduboxapp|QQ\/|Weibo/i;

/** Whether trying makes sense: not in the app itself, and not in the browsers of other apps, which let nobody out. */
export const canOpenApp = (): boolean => !isInContainer() && !CLOSED_BROWSERS.test(navigator.userAgent);

/**
 * Opens the native app at an in-app address, such as `/pagesDetail/carModel?modelId=YLX`. Whether it is installed shows
 * only by what happens: `opened` once this page went to the back, `failed` when it is still in front after the wait.
 */
export const openApp = (address: string, waitMs = OPEN_WAIT_MS): Promise<OpenOutcome> =>
  openScheme(`${brand.appScheme}://open?route=${encodeURIComponent(address)}`, waitMs);

/** The same for a whole address with a scheme, such as that of the mini-program. Other schemes than these two are not opened. */
export function openScheme(scheme: string, waitMs = OPEN_WAIT_MS): Promise<OpenOutcome> {
  if (!canOpenApp() || !SCHEMES.some((start) => scheme.startsWith(start))) return Promise.resolve('failed');
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
