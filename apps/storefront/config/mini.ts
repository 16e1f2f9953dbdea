import type { IMiniAppConfig } from '@tarojs/taro/types/compile';
import { compiledPackages, cssModules } from './packages';

/** Mini-program builds (WeChat, Alipay, Douyin, Baidu). */
export const mini: IMiniAppConfig<'webpack5'> = {
  // Modules used by one subpackage only travel with that subpackage.
  optimizeMainPackage: { enable: true },
  compile: { include: compiledPackages },
  postcss: {
    pxtransform: { enable: true, config: {} },
    cssModules,
  },
};
