import Taro from '@tarojs/taro';
import { goBackUnheld } from '../overlay-back/held';
import { canonicalPath, decodePart, fileAddress, parseAddress } from './address';
import type { PlatformRouter, StackPage } from './types';

export type { PlatformRouter } from './types';

/** A navigation that the platform refuses (page gone meanwhile, stack full) leaves the customer where they are. */
const stay = (): undefined => undefined;

const TAB_PATHS: readonly string[] = ['/', '/pages/car/index', '/pages/mine/index'];
const isTabPage = (path: string): boolean => TAB_PATHS.includes(path);

function toStackPage(page: Taro.Page): StackPage {
  const options: Record<string, unknown> = page.options ?? {};
  const query = Object.entries(options).filter(([key]) => !key.startsWith('$taro'));
  return {
    path: canonicalPath(page.route ?? ''),
    query: Object.fromEntries(query.map(([key, value]) => [key, decodePart(String(value))])),
  };
}

export const router: PlatformRouter = {
  push: (address) => void Taro.navigateTo({ url: fileAddress(address) }).catch(stay),
  replace: (address) => void Taro.redirectTo({ url: fileAddress(address) }).catch(stay),
  relaunch: (address) => void Taro.reLaunch({ url: fileAddress(address) }).catch(stay),
  // A tab's address takes no query here.
  switchTab: (address) => void Taro.switchTab({ url: fileAddress(address).replace(/\?.*/, '') }).catch(stay),
  replaceTop: (count, address) => {
    const isWhole = count >= Taro.getCurrentPages().length;
    const { path } = parseAddress(address);
    if (isTabPage(path)) router.switchTab(address);
    else if (isWhole) router.relaunch(address);
    else if (count <= 1) router.replace(address);
    else goBackUnheld(() => Taro.navigateBack({ delta: count - 1 })).then(() => router.replace(address), stay);
  },
  // Mini-programs show no address; what they share is built from the page's state.
  setQuery: () => undefined,
  back: (delta) => void goBackUnheld(() => Taro.navigateBack({ delta })).catch(stay),
  canGoBack: () => Taro.getCurrentPages().length > 1,
  pages: () => Taro.getCurrentPages().map(toStackPage),
  preload: () => undefined,
};
