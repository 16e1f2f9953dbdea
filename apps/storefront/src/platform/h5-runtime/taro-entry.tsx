/**
 * Replaces Taro's H5 runtime. Taro's build generates an entry that imports an app creator, a router and a few
 * helpers from its packages; the build points those imports here (see `config/h5.ts`). With pages in plain HTML
 * elements nothing else of that runtime is needed, and the first load is 45 kB smaller.
 */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { canonicalPath } from '../router/address';
import { mount } from './mount';
import { loadPage } from './page-loader';
import { registerPackages } from './page-packages';
import { pageStack } from './page-stack';
import { PageStackView } from './page-stack-view';

type AppComponent = ComponentType<{ children?: ReactNode }>;

/** App configuration as reduced by `config/slim-entry-loader.js`. */
interface AppConfig {
  packages: Parameters<typeof registerPackages>[0];
  tabBar?: { list: { pagePath: string }[] };
}

const globalWindow = window;

export { globalWindow as window };

export const createReactApp = (app: AppComponent): AppComponent => app;
export const createBrowserHistory = (): null => null;
export const handleAppMount = (): void => undefined;
export const handleAppMountWithTabbar = (): void => undefined;
export const initPxTransform = (): void => undefined;

/** Mounts the app with the page of the current address, whose chunk starts to load before React does anything. */
export function createRouter(_history: null, App: AppComponent, config: AppConfig): void {
  registerPackages(config.packages);
  pageStack.start((config.tabBar?.list ?? []).map((item) => canonicalPath(item.pagePath)));
  const first = pageStack.top();
  const firstPage = first ? loadPage(first.path) : Promise.resolve();
  // The page stack shows the error of a page whose chunk fails to load.
  firstPage.catch(() => undefined);
  mount(createElement(App, null, createElement(PageStackView)), firstPage);
}
