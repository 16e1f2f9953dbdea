import { beforeEach, expect, test, vi } from 'vitest';
import { isKnownPage, loadPage, UnknownPageError } from '@/platform/h5-runtime/page-loader';
import { loadPackageOf, registerPackages } from '@/platform/h5-runtime/page-packages';
import { logout } from '@/session';
import { livePages, openApp } from '@/testing/page-stack';
import { absentPages } from './absent-pages';
import { findRoute, isRoutePath } from './find-route';
import { openAddress, resetDebounce } from './navigate';

const Screen = () => null;
let made = 0;

/** A package that the app has not asked for yet, with one page for everybody and one behind a login. */
function makePackage(load = vi.fn()) {
  made += 1;
  const root = `pagesMade${made}`;
  const [open, guarded] = [`/${root}/open`, `/${root}/guarded`];
  const page = async () => ({ default: Screen });
  load.mockImplementation(async () => ({
    default: {
      loaders: { [open]: page, [guarded]: page },
      rows: {
        [open]: { title: '开放', chrome: 'custom' },
        [guarded]: { title: '须登录', chrome: 'custom', login: true },
      },
    },
  }));
  registerPackages({ [root]: load });
  return { root, open, guarded, load };
}

beforeEach(() => {
  logout();
  openApp('/');
  resetDebounce();
});

test('the tabs are known before any package is', () => {
  expect(findRoute('/pages/mine/index')?.login).toBe(true);
});

test('a package is asked for once, with the first of its pages that is wanted', async () => {
  const { open, guarded, load } = makePackage();
  expect(findRoute(open)).toBeUndefined();
  await Promise.all([loadPage(open), loadPage(guarded), loadPackageOf(open)]);
  expect(findRoute(guarded)?.title).toBe('须登录');
  expect(load).toHaveBeenCalledOnce();
});

test('until a package is known its paths are pages, but for those that the build found missing', async () => {
  const { root, open } = makePackage();
  const [absent, other] = [`/${root}/absent`, `/${root}/other`];
  absentPages(absent);
  expect([open, absent, other].map(isRoutePath)).toEqual([true, false, true]);
  await loadPackageOf(open);
  expect([open, absent, other].map(isRoutePath)).toEqual([true, false, false]);
  expect(isRoutePath('/pagesNowhere/at/all')).toBe(false);
});

test('a page behind a login leads there, though its package had to come first', async () => {
  const { guarded } = makePackage();
  openAddress(guarded);
  await vi.waitFor(() => expect(livePages()).toEqual(['/', '/pages/login/index']));
});

test('a package that does not come is asked for again; the page opens and tells of it', async () => {
  const { open, load } = makePackage();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  openAddress(open);
  await vi.waitFor(() => expect(livePages()).toEqual(['/', open]));
  await loadPage(open);
  expect(findRoute(open)?.title).toBe('开放');
});

test('an address of a package that has no such page is no page', async () => {
  const { root } = makePackage();
  const address = `/${root}/nothing`;
  expect(isKnownPage(address)).toBe(true);
  await expect(loadPage(address)).rejects.toThrow(UnknownPageError);
  expect(isKnownPage(address)).toBe(false);
});
