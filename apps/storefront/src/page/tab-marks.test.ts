import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTabs } from '@/navigation';
import { pageStack } from '@/platform/h5-runtime/page-stack';
import { login, logout, stored } from '@/session';
import { openApp } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { seeTab, startTabMarks } from './tab-marks';

/** The server's newest card and the orders that wait for a payment. */
let shop = { card: 'a', orders: ['VO1'] };

vi.stubGlobal('fetch', (url: string) => {
  const items = url.includes('/feed')
    ? [{ kind: 'article', cardId: shop.card }]
    : shop.orders.map((orderNo) => ({ orderNo }));
  return Promise.resolve(
    new Response(JSON.stringify({ code: '000000', data: { items, nextCursor: null }, message: '' })),
  );
});

test('on a first visit everything is new and nothing is marked; what comes afterwards is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  openApp('/pages/car/index');
  const { result } = renderHook(useTabs);
  const community = () => result.current.find(({ pagePath }) => pagePath === '/')?.redDot;
  startTabMarks();
  await waitFor(() => expect(stored.get('TAB_SEEN')?.community).toBe('article:a'));
  expect(community()).toBe(false);
  seeTab();
  shop = { ...shop, card: 'b' };
  vi.setSystemTime(Date.now() + 61_000);
  seeTab();
  await waitFor(() => expect(community()).toBe(true));
  shop = { ...shop, card: 'a' };
});

test('tabs say what is new, until it was seen', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  openApp('/pages/car/index');
  stored.set('TAB_SEEN', { community: 'article:older' });
  const { result } = renderHook(useTabs);
  const community = () => result.current.find(({ pagePath }) => pagePath === '/')?.redDot;
  const mine = () => result.current.find(({ pagePath }) => pagePath === '/pages/mine/index')?.badge;

  startTabMarks();
  await waitFor(() => expect(community()).toBe(true));
  expect(mine()).toBe(0);
  login('token', someUser);
  await waitFor(() => expect(mine()).toBe(1));

  pageStack.switchTab('/');
  seeTab();
  await waitFor(() => expect(community()).toBe(false));
  pageStack.switchTab('/pages/mine/index');
  seeTab();
  await waitFor(() => expect(mine()).toBe(0));

  pageStack.switchTab('/pages/car/index');
  shop = { card: 'b', orders: ['VO2', 'VO1'] };
  vi.setSystemTime(Date.now() + 61_000);
  seeTab();
  await waitFor(() => expect([community(), mine()]).toEqual([true, 1]));
  logout();
  await waitFor(() => expect(mine()).toBe(0));
});
