import { pageStack } from '@/platform/h5-runtime/page-stack';

const TABS = ['/', '/pages/car/index', '/pages/mine/index'];

/** Opens the app at an address, as a browser would, with a fresh stack. */
export function openApp(address = '/'): void {
  pageStack.reset();
  window.history.replaceState(null, '', address);
  pageStack.start(TABS);
}

/** Addresses of the live pages, the lowest first. */
export const livePages = (): string[] => pageStack.get().stack.map((page) => page.path);

/** Resolves once the browser has moved in its history. */
export const nextPopState = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
