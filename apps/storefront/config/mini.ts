import path from 'node:path';
import type { IMiniAppConfig } from '@tarojs/taro/types/compile';
import { compileCatalogues } from './catalogues';
import { GlobalObjectPlugin } from './global-object-plugin';
import { ModuleReportPlugin } from './module-report-plugin';
import { compiledPackages, cssModules, tokenValues } from './packages';
import { SharedModulesPlugin } from './shared-modules';

const sharedModules = new SharedModulesPlugin();

/** Mini-program builds (WeChat, Alipay, Douyin, Baidu). */
export const mini: IMiniAppConfig<'webpack5'> = {
  // Modules used by one subpackage only travel with that subpackage, all others with the main package.
  optimizeMainPackage: { enable: true, exclude: [sharedModules.isShared] },
  compile: { include: compiledPackages },
  // CSS modules do not depend on their order.
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    pxtransform: { enable: true, config: {} },
    cssModules,
    ...tokenValues,
  },
  webpackChain(chain, webpack) {
    // Engines without it get the small one: the query library ends requests with it.
    chain
      .plugin('abortController')
      .use(webpack.ProvidePlugin, [
        { AbortController: [path.resolve(__dirname, '../src/platform/abort-controller.ts'), 'AbortController'] },
      ]);
    compileCatalogues(chain);
    chain.plugin('moduleReport').use(ModuleReportPlugin);
    chain.plugin('globalObject').use(GlobalObjectPlugin);
    chain.plugin('sharedModules').use(sharedModules);
    // Every page can be shared from the platform's menu; WeChat's has the timeline too.
    chain.plugin('miniPlugin').tap(([options]) => {
      const modifyConfig = options.loaderMeta.modifyConfig;
      options.loaderMeta.modifyConfig = (config: Record<string, unknown>, source: string) => {
        modifyConfig?.(config, source);
        config.enableShareAppMessage = true;
        config.enableShareTimeline = process.env.TARO_ENV === 'weapp';
      };
      return [options];
    });
  },
};
