import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildOf, pagesOf, readAppJson, tabsOf } from '../mini-host/app-json';

/** Files of a page: logic, template, settings. */
const endings = {
  weapp: ['js', 'wxml', 'json'],
  alipay: ['js', 'axml', 'json'],
  tt: ['js', 'ttml', 'json'],
  swan: ['js', 'swan', 'json'],
} as const;

describe.each(Object.keys(endings) as (keyof typeof endings)[])('the %s build', (platform) => {
  const folder = buildOf(platform);
  const app = readAppJson(folder);

  test('has every registered page with all its files, in the right package', () => {
    const missing = pagesOf(app).flatMap((page) =>
      endings[platform].map((ending) => `${page}.${ending}`).filter((file) => !existsSync(join(folder, file))),
    );
    expect(missing).toEqual([]);
    expect(app.pages[0]).toBe('pages/community/index');
    expect(app.pages.every((page) => page.startsWith('pages/'))).toBe(true);
  });

  test('draws the three tabs itself, in the colours of the specification', () => {
    expect(tabsOf(app)).toEqual(['pages/community/index', 'pages/car/index', 'pages/mine/index']);
    expect(app.tabBar?.custom ?? app.tabBar?.customize).toBe(true);
    expect(app.tabBar?.color ?? app.tabBar?.textColor).toBe('#8c8c8c');
    expect(app.tabBar?.selectedColor).toBe('#262626');
  });

  test('fetches the package behind each tab ahead, on any network', () => {
    expect(app.preloadRule).toEqual({
      'pages/community/index': { network: 'all', packages: ['pagesCommunity'] },
      'pages/car/index': { network: 'all', packages: ['pagesDetail'] },
      'pages/mine/index': { network: 'all', packages: ['pagesMine'] },
    });
  });
});
