import { brand } from '@voltfront/brand';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

let tellSystem: (isDark: boolean) => void;

/** The module as at the start of the app, on a system that is light or dark. */
async function start(isSystemDark: boolean) {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({
    matches: isSystemDark,
    addEventListener: (_name: string, listener: (event: { matches: boolean }) => void) => {
      tellSystem = (matches) => listener({ matches });
    },
  }));
  const appearance = await import('./appearance');
  appearance.startAppearance();
  return appearance;
}

const isDark = () => document.documentElement.classList.contains('vf-dark');
const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="">';
});

test('the app is light until the customer chooses, whatever the system has', async () => {
  await start(true);
  expect(isDark()).toBe(false);
});

test('dark is shown at once, in the browser bar too, and on the next visit', async () => {
  const { chooseAppearance } = await start(false);
  chooseAppearance('dark');
  expect(isDark()).toBe(true);
  expect(bar()).toBe(brand.colours.dark.theme);
  document.documentElement.className = '';
  await start(false);
  expect(isDark()).toBe(true);
});

test('following the system means its changes as well', async () => {
  const { chooseAppearance } = await start(true);
  chooseAppearance('system');
  expect(isDark()).toBe(true);
  tellSystem(false);
  expect(isDark()).toBe(false);
  chooseAppearance('light');
  tellSystem(true);
  expect(isDark()).toBe(false);
  expect(bar()).toBe(brand.colours.theme);
});

test('a choice of another version that is not known is light', async () => {
  localStorage.setItem('MALL_APPEARANCE', '"sepia"');
  await start(true);
  expect(isDark()).toBe(false);
});

type UseAppearance = typeof import('./appearance')['useAppearance'];

/** Takes the hook of the module under test, which is another in each test. */
function Scene({ useAppearance }: { useAppearance: UseAppearance }) {
  return createElement('div', { className: useAppearance().isDark ? 'night' : 'day' });
}

test('a page that the server wrote light is dark for who chose dark, its first drawing included', async () => {
  localStorage.setItem('MALL_APPEARANCE', '"dark"');
  const { useAppearance } = await start(false);
  const { mount } = await import('@/platform/h5-runtime/mount');
  document.body.innerHTML = '<div id="app"><div class="day"></div></div>';
  await mount(createElement(Scene, { useAppearance }), Promise.resolve());
  expect(document.getElementById('app')?.innerHTML).toBe('<div class="night"></div>');
});
