import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** APIs that WeChat requires in `requiredPrivateInfos`. */
const PRIVATE_CALLS =
  /\.(getFuzzyLocation|getLocation|onLocationChange|startLocationUpdate|chooseLocation|choosePoi|chooseAddress)\(/g;

const scriptsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));

describe('the weapp build', () => {
  const folder = buildOf('weapp');
  const app = readAppJson(folder);

  test('names exactly the calls for positions that it makes, and what they are for', () => {
    const used = scriptsOf(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(PRIVATE_CALLS)].map(([, name = '']) => name),
    );
    expect(app.requiredPrivateInfos?.slice().sort()).toEqual([...new Set(used)].sort());
    expect(app.permission?.['scope.userLocation']?.desc).toMatch(/.{6,30}/);
  });

  test('asks for agreements through the app, and loads a page when it opens', () => {
    expect(app).toMatchObject({ __usePrivacyCheck__: true, lazyCodeLoading: 'requiredComponents' });
  });
});

test.each(['alipay', 'tt', 'swan'] as const)('the %s build has nothing that only WeChat knows', (platform) => {
  const app = readAppJson(buildOf(platform));
  for (const name of ['requiredPrivateInfos', '__usePrivacyCheck__', 'lazyCodeLoading', 'darkmode'])
    expect(app).not.toHaveProperty(name);
});

test.each([
  ['weapp', 'project.config.json'],
  ['alipay', 'mini.project.json'],
  ['tt', 'project.config.json'],
  ['swan', 'project.swan.json'],
] as const)("the %s build opens in its platform's tools", (platform, file) => {
  const project = JSON.parse(readFileSync(join(buildOf(platform), file), 'utf8')) as Record<string, unknown>;
  expect(project.miniprogramRoot).toBe('./');
});

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
