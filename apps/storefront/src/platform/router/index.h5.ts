import { preloadPackage } from '../h5-runtime/page-loader';
import { pageStack } from '../h5-runtime/page-stack';
import type { PlatformRouter } from './types';

export type { PlatformRouter } from './types';

export const router: PlatformRouter = {
  push: (address) => pageStack.push(address),
  replace: (address) => pageStack.replace(address),
  relaunch: (address) => pageStack.relaunch(address),
  switchTab: (address) => pageStack.switchTab(address),
  replaceTop: (count, address) => pageStack.replaceTop(count, address),
  setQuery: (query) => pageStack.setQuery(query),
  back: (delta) => pageStack.back(delta),
  canGoBack: () => pageStack.canGoBack(),
  pages: () => pageStack.get().stack,
  preload: (packageRoot) => preloadPackage(packageRoot),
};
