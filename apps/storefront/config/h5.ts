import type { IH5Config } from '@tarojs/taro/types/compile';
import { compiledPackages, cssModules } from './packages';

/** The mobile web build: history mode at `/`, one chunk per page, hashed file names. */
export function h5({ isProduction }: { isProduction: boolean }): IH5Config<'webpack5'> {
  const hash = isProduction ? '.[contenthash:8]' : '';
  return {
    publicPath: '/',
    staticDirectory: 'static',
    chunkDirectory: 'js',
    output: {
      filename: `js/[name]${hash}.js`,
      chunkFilename: `js/[name]${hash}.js`,
      hashFunction: 'xxhash64',
      // A chunk that has not arrived after this time (ms) is reported with type `timeout`.
      chunkLoadTimeout: 120_000,
      clean: true,
    } as IH5Config<'webpack5'>['output'],
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: `css/[name]${hash}.css`,
      chunkFilename: `css/[name]${hash}.css`,
    },
    router: {
      mode: 'browser',
      basename: '',
      customRoutes: { '/pages/community/index': '/' },
    },
    compile: { include: compiledPackages },
    sourceMapType: isProduction ? undefined : 'cheap-module-source-map',
    enableSourceMap: !isProduction,
    postcss: {
      autoprefixer: { enable: false },
      pxtransform: { enable: true, config: { baseFontSize: 20, maxRootSize: 24, minRootSize: 16 } },
      cssModules,
    },
    webpackChain(chain) {
      chain.target(['web', 'es2020']);
    },
  };
}
