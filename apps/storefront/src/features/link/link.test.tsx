import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import LinkPage from '@/pages/link';
import { login, logout, shareCode, storedQueryValue } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import { linkToken } from './use-short-link';
import { waysOf } from './use-ways';

const FILES = {
  'pages/link/index': LinkPage,
  'pagesDetail/carModel': () => <p>the car</p>,
  'pagesOrder/order/index': () => <p>the orders</p>,
  'pages/login/index': () => <p>the login</p>,
  'pages/community/index': () => <p>home</p>,
};
const OPEN = {
  isPermitted: true,
  platforms: ['WEB_MOBILE', 'MINI', 'APP'],
  route: '/pagesDetail/carModel',
  query: { modelId: 'YLX' },
  shareCode: 'p1',
  channel: 'share',
  title: '车型',
  expiresAt: 1,
};

beforeEach(() => logout());

describe('landing of a short link', () => {
  test('opens the target in its own place and keeps where the customer comes from', async () => {
    const seen = serveReplies({ data: OPEN }, { data: { channel: 'share', channelToken: 'proof', expiresAt: 1 } });
    renderApp('/AbCdE12345', FILES);
    expect(await screen.findByText('the car')).toBeTruthy();
    expect(livePages()).toEqual(['/pagesDetail/carModel']);
    expect(window.location.search).toBe('?modelId=YLX');
    expect(seen[0]?.body).toEqual({ token: 'AbCdE12345' });
    expect(shareCode()).toBe('p1');
    expect(storedQueryValue('channel')).toBe('share');
    await waitFor(() => expect(storedQueryValue('channel_token')).toBe('proof'));
  });

  test('goes through login where the target needs one', async () => {
    serveReplies({ data: { ...OPEN, route: '/pagesOrder/order/index', query: {}, channel: null } });
    renderApp('/AbCdE12345', FILES);
    expect(await screen.findByText('the login')).toBeTruthy();
    expect(livePages()).toEqual(['/pages/login/index']);
    login('token', someUser);
  });

  test('says that a link has ended, and leads home', async () => {
    serveReplies({ code: '4040001', message: '链接已失效' });
    renderApp('/AbCdE12345', FILES);
    expect(await screen.findByText('链接已失效')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '返回首页' }));
    expect(await screen.findByText('home')).toBeTruthy();
  });

  test.each([
    ['a page that this platform may not open', { isPermitted: false }],
    ['a page that this build does not have', { route: '/pagesNowhere/index' }],
  ])('shows the ways for %s', async (_what, part) => {
    const scheme = 'weixin://dl/business/?t=1';
    const seen = serveReplies({ data: { ...OPEN, ...part } }, { data: { scheme, expiresAt: 1 } });
    const assign = vi.fn();
    renderApp('/AbCdE12345', FILES);
    fireEvent.click(await screen.findByRole('button', { name: '打开微信小程序' }));
    vi.stubGlobal('location', { ...window.location, assign });
    await waitFor(() => expect(assign).toHaveBeenCalledWith(scheme));
    expect(seen[1]?.url).toContain('share_code%3Dp1');
    window.dispatchEvent(new Event('pagehide'));
    vi.unstubAllGlobals();
  });

  test("points at the menu in another app's browser, which opens no app", async () => {
    serveReplies({ data: { ...OPEN, isPermitted: false } });
    vi.stubGlobal('navigator', { userAgent: 'MicroMessenger/8.0' });
    renderApp('/AbCdE12345', FILES);
    fireEvent.click((await screen.findAllByRole('button', { name: /^打开/ }))[0] as HTMLElement);
    expect(screen.getByRole('dialog', { name: '请在浏览器中打开' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    vi.unstubAllGlobals();
  });

  test('offers to try again when the network is gone', async () => {
    serveReplies(new Error('offline'), { data: OPEN });
    renderApp('/AbCdE12345', FILES);
    fireEvent.click(await screen.findByRole('button', { name: /重/ }));
    expect(await screen.findByText('the car')).toBeTruthy();
  });

  test('asks nothing for what is not shaped like a token', async () => {
    const seen = serveReplies({});
    renderApp('/pages/link/index?token=short', FILES);
    expect(await screen.findByText('页面不存在')).toBeTruthy();
    expect(seen).toEqual([]);
  });
});

test('a printed code may be nothing but the token', () => {
  expect(linkToken({ token: 'AbCdE12345' })).toBe('AbCdE12345');
  expect(linkToken({ AbCdE12345: '' })).toBe('AbCdE12345');
  expect(linkToken({ AbCdE12345: 'x' })).toBeUndefined();
  expect(linkToken({ token: 'AbCdE1234/', AbCdE12345: '' })).toBeUndefined();
  expect(linkToken({})).toBeUndefined();
});

test('the ways follow from the platforms', () => {
  expect(waysOf({ platforms: ['HarmonyOS', 'MINI'] })).toEqual(['app', 'mini']);
  expect(waysOf({ platforms: ['MINI_BAIDU'] })).toEqual([]);
});
