import type { IPluginContext } from '@tarojs/service';
import { readPageTable } from './page-table';
import { pageFilter } from './test-pages';

interface PageFile {
  content: Record<string, unknown>;
}

interface AppConfig {
  pages: string[];
  subPackages: { root: string; pages: string[] }[];
  preloadRule: Record<string, { packages: string[] }>;
}

/** What only WeChat reads: it asks for agreements through the app, and loads the code of a page when it opens. */
const WECHAT = { __usePrivacyCheck__: true, lazyCodeLoading: 'requiredComponents' };

/** Entries that mean something on WeChat alone. */
const WECHAT_ONLY = ['requiredPrivateInfos', 'darkmode', 'themeLocation'];

/** Components that Douyin loads only for apps that name them. */
const DOUYIN = { enableComponents: ['page-container'] };

/** Alipay asks for permissions by dialogs of its own. */
const ALIPAY_UNKNOWN = ['permission', 'networkTimeout'];

/** Gives the app configuration of a build what its platform wants, and takes away what it does not know. */
function fitPlatform(config: Record<string, unknown>, platform: string | undefined): void {
  if (platform === 'weapp') Object.assign(config, WECHAT);
  else for (const name of WECHAT_ONLY) delete config[name];
  if (platform === 'tt') Object.assign(config, DOUYIN);
  if (platform === 'alipay') for (const name of ALIPAY_UNKNOWN) delete config[name];
}

/** Leaves out test pages in production builds. */
function filterPages(config: AppConfig): void {
  const isShown = pageFilter();
  config.pages = config.pages.filter(isShown);
  config.subPackages = config.subPackages
    .map(({ root, pages }) => ({ root, pages: pages.filter((page) => isShown(`${root}/${page}`)) }))
    .filter(({ pages }) => pages.length > 0);
  const roots = config.subPackages.map(({ root }) => root);
  const rules = Object.entries(config.preloadRule);
  config.preloadRule = Object.fromEntries(
    rules.filter(([, { packages }]) => packages.every((one) => roots.includes(one))),
  );
}

/** Makes the build follow the route table: which pages exist, and each page's JSON, so that pages need no config file. */
export default (ctx: IPluginContext): void => {
  ctx.modifyAppConfig(({ appConfig }) => {
    filterPages(appConfig as AppConfig);
    fitPlatform(appConfig as Record<string, unknown>, process.env.TARO_ENV);
  });
  ctx.modifyMiniConfigs(({ configMap }: { configMap: Record<string, PageFile> }) => {
    for (const [file, config] of Object.entries(readPageTable().pageConfigs)) {
      const page = configMap[`${file}.config`];
      if (page) Object.assign(page.content, config);
    }
  });
};
