import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchTab } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import type { PageModule } from '@/platform/h5-runtime/page-types';
import { registerPage } from '@/testing/register-page';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import { startApp } from './app-frame';
import { Page } from './page';

startApp();

const CAR = 'pages/car/index';
const CarPage = () => <Page route="/pages/car/index">车</Page>;
const HomePage = () => <Page route="/">社区内容</Page>;
const SettingsPage = () => <Page route="/pagesMine/settings">设置内容</Page>;
const pages = { 'pages/community/index': HomePage, [CAR]: CarPage, 'pagesMine/settings': SettingsPage };

beforeEach(() => {
  resetDebounce();
  serveReplies({});
});
afterEach(() => vi.unstubAllGlobals());

/** Opens an address whose page code is loaded by `load`. */
function openWithout(address: string, path: string, load: () => Promise<PageModule>) {
  renderApp('/', pages);
  registerPage(path, load);
  switchTab(address as '/');
}

/** The tab bar of the page that has no code. */
const carTabs = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-page="/pages/car/index"] [role="navigation"] button'));

test('a main page whose code did not come keeps the tab bar, the way to the others, and tries again', async () => {
  let isOnline = false;
  openWithout('/pages/car/index', CAR, () =>
    isOnline ? Promise.resolve({ default: CarPage }) : Promise.reject(new Error('Loading chunk car failed')),
  );
  const retry = await screen.findByRole('button', { name: '重新加载' });
  expect(carTabs().map((tab) => tab.textContent)).toEqual(['社区', '购车', '我的']);
  expect(carTabs()[1]?.getAttribute('aria-current')).toBe('page');

  resetDebounce();
  fireEvent.click(carTabs()[0] as HTMLElement);
  expect(await screen.findByText('社区内容')).toBeTruthy();
  resetDebounce();
  switchTab('/pages/car/index');
  fireEvent.click(retry);
  expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();

  isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByText('车')).toBeTruthy();
});

test('a main page whose code is slow shows the tab bar meanwhile', async () => {
  openWithout('/pages/car/index', CAR, () => new Promise(() => undefined));
  await waitFor(() => expect(carTabs()).toHaveLength(3));
});
