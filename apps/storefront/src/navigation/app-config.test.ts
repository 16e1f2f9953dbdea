import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appConfig, pageConfig } from './app-config';
import { routeTable } from './route-table';

const config = appConfig(routeTable);

describe('app configuration', () => {
  test('top-level pages come first, home before all', () => {
    expect(config.pages[0]).toBe('pages/community/index');
    expect(config.pages.every((page) => page.startsWith('pages/'))).toBe(true);
  });

  test('every other folder is a subpackage', () => {
    const roots = config.subPackages.map(({ root }) => root);
    expect(roots).toEqual([
      'pagesCommunity',
      'pagesDetail',
      'pagesOrder',
      'pagesStore',
      'pagesFollow',
      'pagesInvoice',
      'pagesMine',
      'pagesDocuments',
      'pagesDrive',
      'pagesActivity',
      'pagesBannerActivity',
      'pagesIntegralActivity',
      'yunxin',
    ]);
    expect(config.subPackages[2]?.pages).toContain('pay/index');
  });

  test('each tab preloads its package on any network', () => {
    expect(config.preloadRule).toEqual({
      'pages/community/index': { network: 'all', packages: ['pagesCommunity'] },
      'pages/car/index': { network: 'all', packages: ['pagesDetail'] },
      'pages/mine/index': { network: 'all', packages: ['pagesMine'] },
    });
  });

  test('the defaults are those of the specification', () => {
    expect(config.window).toMatchObject({
      navigationStyle: 'custom',
      navigationBarTitleText: 'Home',
      onReachBottomDistance: 120,
      enablePullDownRefresh: false,
    });
    expect(config.tabBar).toMatchObject({ custom: true, color: '#8c8c8c', selectedColor: '#262626' });
  });

  test('the system may tell what it prefers, while no colour follows it by itself', () => {
    expect(config.darkmode).toBe(true);
    expect(existsSync(resolve(import.meta.dirname, '..', config.themeLocation))).toBe(true);
    expect(JSON.stringify([config.window, config.tabBar])).not.toContain('"@');
  });

  test('a page says what its row says', () => {
    expect(pageConfig(routeTable, '/pagesOrder/order/index')).toEqual({
      navigationBarTitleText: '我的订单',
      navigationStyle: 'custom',
      enablePullDownRefresh: true,
      disableScroll: false,
      onReachBottomDistance: 120,
    });
    expect(pageConfig(routeTable, '/pages/car/index').disableScroll).toBe(true);
  });
});
