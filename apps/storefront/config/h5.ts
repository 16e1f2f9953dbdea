import path from 'node:path';
import type { IH5Config } from '@tarojs/taro/types/compile';
import { compileCatalogues } from './catalogues';
import { devServer } from './dev-server';
import { PackageFilesPlugin } from './package-files-plugin';
import { compiledPackages, cssModules, tokenValues } from './packages';
import { PageManifestPlugin } from './page-manifest-plugin';
import { readPageTable } from './page-table';
import { SlimEntryPlugin } from './slim-entry-plugin';
import webReact from './web-react.json';

const runtime = (file: string): string => path.resolve(__dirname, '../src/platform/h5-runtime', file);

/** Taro's H5 runtime (router, DOM abstraction, web components) is replaced by `src/platform/h5-runtime`. */
const ownRuntime = {
  '@tarojs/taro': runtime('taro-entry.tsx'),
  '@tarojs/router$': runtime('taro-entry.tsx'),
  '@tarojs/runtime': runtime('taro-entry.tsx'),
  '@tarojs/plugin-framework-react/dist/runtime$': runtime('taro-entry.tsx'),
  '@tarojs/plugin-platform-h5/dist/runtime': runtime('empty.ts'),
  '@tarojs/components/dist/components$': runtime('empty.ts'),
  '@tarojs/components/global.css$': runtime('empty.css'),
};

/** Files of the HarmonyOS app first, then those of the web: the hybrid app is a web build of its own. */
const HYBRID_EXTENSIONS = ['.harmony-hybrid.tsx', '.harmony-hybrid.ts', '.h5.tsx', '.h5.ts'];

/** The mobile web build, also inside the HarmonyOS app: history mode at `/`, one chunk per page, hashed file names. */
export function h5({ isProduction, isHybrid }: { isProduction: boolean; isHybrid: boolean }): IH5Config<'webpack5'> {
  const hash = isProduction ? '.[contenthash:8]' : '';
  return {
    publicPath: '/',
    devServer,
    staticDirectory: 'static',
    chunkDirectory: 'js',
    output: {
      filename: `js/[name]${hash}.js`,
      chunkFilename: `js/[name]${hash}.js`,
      hashFunction: 'xxhash64',
      // A chunk that has not arrived after this time (ms) is reported with type `timeout`.
      chunkLoadTimeout: 120_000,
      // The development server writes nothing and must not empty the folder of the last build.
      clean: isProduction,
    } as IH5Config<'webpack5'>['output'],
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: `css/[name]${hash}.css`,
      chunkFilename: `css/[name]${hash}.css`,
    },
    router: {
      mode: 'browser',
      basename: '',
    },
    compile: { include: compiledPackages },
    sourceMapType: isProduction ? undefined : 'cheap-module-source-map',
    enableSourceMap: !isProduction,
    postcss: {
      autoprefixer: { enable: false },
      // Keeps tag selectors as they are: elements are real ones here.
      htmltransform: { enable: false, config: { removeCursorStyle: false } },
      pxtransform: { enable: true, config: { baseFontSize: 20, maxRootSize: 24, minRootSize: 16 } },
      cssModules,
      ...tokenValues,
    },
    webpackChain(chain) {
      chain.merge({ target: ['web', 'es2020'] });
      for (const [name, file] of Object.entries(ownRuntime)) chain.resolve.alias.set(name, file);
      // Preact in place of React, which mini-programs keep; tests run on the same table.
      for (const [name, target] of Object.entries(webReact)) chain.resolve.alias.set(`${name}$`, target);
      if (isHybrid)
        for (const extension of [...HYBRID_EXTENSIONS].reverse()) chain.resolve.extensions.prepend(extension);
      // Taro adds its pull-down component to the entry; ours is part of the page frame.
      chain.plugin('mainPlugin').tap(([options]) => {
        options.loaderMeta.extraImportForWeb = '';
        options.loaderMeta.execBeforeCreateWebApp = '';
        return [options];
      });
      chain.optimization.splitChunks({
        chunks: 'all',
        minSize: 8_000,
        cacheGroups: {
          default: { minChunks: 3 },
          defaultVendors: false,
          // Files of their own: the browser parses and runs each in a task of its own, and keeps them over releases.
          preact: {
            test: /[\\/]node_modules[\\/]preact[\\/]/,
            name: 'preact',
            chunks: 'initial',
            enforce: true,
          },
          libraries: {
            test: /[\\/]node_modules[\\/](@tanstack|@lingui|zustand|dayjs)[\\/]/,
            name: 'libraries',
            chunks: 'initial',
            enforce: true,
          },
        },
      });
      chain.module
        .rule('absentPages')
        .test(/[\\/]src[\\/](?!.*routes).*\.tsx?$/)
        .enforce('pre')
        .use('absentPages')
        .loader(path.join(__dirname, 'absent-pages-loader.js'))
        .options({ paths: Object.values(readPageTable().pagePaths) });
      compileCatalogues(chain);
      chain.plugin('slimEntry').use(SlimEntryPlugin);
      if (isProduction) chain.plugin('packageFiles').use(PackageFilesPlugin);
      chain.plugin('pageManifest').use(PageManifestPlugin);
      chain.performance.hints(false);
    },
  };
}
