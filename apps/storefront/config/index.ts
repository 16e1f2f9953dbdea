import path from 'node:path';
import { defineConfig } from '@tarojs/cli';
import { h5 } from './h5';
import { mini } from './mini';
import { settings } from './settings';

const root = path.resolve(__dirname, '..');
const isProduction = process.env.NODE_ENV === 'production';
const isHybrid = process.env.TARO_ENV === 'harmony-hybrid';
/** Builds for a browser or a web view. */
const isWeb = process.env.TARO_ENV === 'h5' || isHybrid;

/** Taro's build settings, common part. Each platform is written to `dist/<platform>`. */
export default defineConfig<'webpack5'>({
  projectName: 'voltfront',
  date: '2026-11-20',
  designWidth: 390,
  // Sizes are written in px at a width of 390; a mini-program's screen is 750 rpx wide.
  deviceRatio: { 390: 750 / 390 },
  sourceRoot: 'src',
  outputRoot: `dist/${process.env.BUILD_NAME ?? process.env.TARO_ENV}`,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  // Browsers know HTML elements; mini-programs get them as classes on views.
  plugins: [
    ...(isWeb ? [] : ['@tarojs/plugin-html', path.join(__dirname, 'douyin/plugin.ts')]),
    path.join(__dirname, 'route-plugin.ts'),
  ],
  alias: { '@': path.join(root, 'src') },
  defineConstants: settings,
  jsMinimizer: 'esbuild',
  cssMinimizer: 'csso',
  // Sums of rpx are none that the minifier knows.
  csso: { enable: true, config: { calc: false } },
  esbuild: {
    minify: { enable: true, config: { target: isWeb ? 'es2020' : 'es2015', charset: 'utf8' } },
  },
  logger: { quiet: true, stats: false },
  mini,
  h5: h5({ isProduction, isHybrid }),
});
