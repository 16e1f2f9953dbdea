import { MINUTE_MS } from '@voltfront/rules/time';
import { fileOfPath } from '../platform/router/page-files';
import type { RouteTable } from './define-routes';
import { REACH_BOTTOM, TABS } from './tab-packages';

/** Page configuration (JSON) in mini-programs. */
export interface PageConfig {
  navigationBarTitleText: string;
  navigationStyle: 'custom' | 'default';
  enablePullDownRefresh: boolean;
  disableScroll: boolean;
  onReachBottomDistance: number;
}

/** The page's own part of the configuration. */
export function pageConfig(table: RouteTable, path: `/${string}`): PageConfig {
  const route = table[path];
  return {
    navigationBarTitleText: route?.title ?? 'Home',
    navigationStyle: route?.chrome === 'default' ? 'default' : 'custom',
    enablePullDownRefresh: route?.pullDownRefresh === true,
    disableScroll: route?.noScroll === true,
    onReachBottomDistance: route?.reachBottom ?? REACH_BOTTOM,
  };
}

/** Subpackages: every first folder but `pages`. */
function subPackages(files: readonly string[]): { root: string; pages: string[] }[] {
  const roots = [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter((root) => root !== 'pages');
  return roots.map((root) => ({
    root,
    pages: files.filter((file) => file.startsWith(`${root}/`)).map((file) => file.slice(root.length + 1)),
  }));
}

/** Taro's app configuration: packages, preload rules, tab bar and window defaults. */
export function appConfig(table: RouteTable) {
  const files = Object.keys(table).map(fileOfPath);
  const packages = subPackages(files);
  const hasPackage = (root: string) => packages.some((one) => one.root === root);
  const preloads = TABS.filter((tab) => hasPackage(tab.preloads)).map((tab) => [
    fileOfPath(tab.path),
    { network: 'all', packages: [tab.preloads] },
  ]);
  return {
    pages: files.filter((file) => file.startsWith('pages/')),
    subPackages: packages,
    preloadRule: Object.fromEntries(preloads),
    // Only with both do mini-programs tell what the system prefers. The colours stay those of the customer's choice.
    darkmode: true,
    themeLocation: 'theme.json',
    window: {
      navigationStyle: 'custom',
      navigationBarTitleText: 'Home',
      navigationBarTextStyle: 'black',
      navigationBarBackgroundColor: '#ffffff',
      backgroundColor: '#ffffff',
      backgroundTextStyle: 'dark',
      enablePullDownRefresh: false,
      onReachBottomDistance: REACH_BOTTOM,
    },
    tabBar: {
      custom: true,
      color: '#8c8c8c',
      selectedColor: '#262626',
      backgroundColor: '#ffffff',
      list: TABS.map((tab) => ({ pagePath: fileOfPath(tab.path), text: tab.text })),
    },
    // The position puts cars and stores in order of distance, an address of the messenger fills in a form; a tap asks for them.
    requiredPrivateInfos: ['getLocation', 'chooseAddress'],
    permission: { 'scope.userLocation': { desc: '用于按距离排列现车与门店' } },
    // Milliseconds.
    networkTimeout: { request: MINUTE_MS, connectSocket: MINUTE_MS, uploadFile: MINUTE_MS, downloadFile: MINUTE_MS },
  };
}
