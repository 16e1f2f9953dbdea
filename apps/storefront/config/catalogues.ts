import path from 'node:path';
import type { IH5Config } from '@tarojs/taro/types/compile';
import { CATALOGUES } from './catalogue';

type Chain = Parameters<NonNullable<IH5Config<'webpack5'>['webpackChain']>>[0];

/** Has the translations compiled while they are bundled. */
export function compileCatalogues(chain: Chain): void {
  chain.module
    .rule('catalogues')
    .test(CATALOGUES)
    .type('json')
    .use('catalogue')
    .loader(path.join(__dirname, 'catalogue-loader.js'));
}
