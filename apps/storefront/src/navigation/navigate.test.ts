import { bridgeCodes } from '@voltfront/bridge';
import { BridgeError } from '@voltfront/bridge/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { login, logout, stored } from '@/session';
import { openInApp } from '@/testing/native-app';
import { livePages, nextPopState, openApp } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { back, canGoBack, navigate, redirect, relaunch, returnAfterLogin, switchTab } from '.';
import { ensureLogin, goToLogin } from './after-login';
import { resetDebounce } from './navigate';

beforeEach(() => {
  logout();
  openApp('/');
  resetDebounce();
});

/** Navigates as a customer who takes their time. */
function slowly(step: () => void): void {
  resetDebounce();
  step();
}

describe('navigate', () => {
  test('ignores a second navigation within 500 ms and takes one after it', () => {
    vi.useFakeTimers();
    navigate('/pagesDetail/carModel');
    vi.advanceTimersByTime(499);
    navigate('/pagesMine/settings');
    expect(livePages()).toEqual(['/', '/pagesDetail/carModel']);
    vi.advanceTimersByTime(1);
    navigate('/pagesMine/settings');
    expect(livePages()).toEqual(['/', '/pagesDetail/carModel', '/pagesMine/settings']);
    vi.useRealTimers();
  });

  test('relaunches once ten pages are in the stack', () => {
    for (let page = 2; page <= 10; page += 1) slowly(() => navigate('/pagesDetail/carModel'));
    expect(livePages()).toHaveLength(10);
    slowly(() => navigate('/pagesMine/settings'));
    expect(livePages()).toEqual(['/pagesMine/settings']);
  });

  test('switches the tab for a tab page', () => {
    slowly(() => navigate('/pagesDetail/carModel'));
    slowly(() => navigate('/pages/car/index'));
    expect(livePages()).toEqual(['/pages/car/index']);
  });

  test('writes parameters into the address and leaves missing ones out', () => {
    navigate('/pagesDetail/carSetting', { modelId: 'YL 01', versionId: undefined });
    expect(window.location.search).toBe('?modelId=YL%2001');
  });

  test('ignores login for somebody who is logged in', () => {
    login('token', someUser);
    navigate('/pages/login/index');
    expect(livePages()).toEqual(['/']);
  });

  test('goes to login first where the page needs one, with the query of the target', () => {
    navigate('/pagesOrder/pay/index', { orderNo: 'VO1' });
    expect(livePages()).toEqual(['/', '/pages/login/index']);
    expect(window.location.search).toBe('?orderNo=VO1');
    expect(stored.get('PAGE_AFTER_LOGIN')).toEqual({
      pageName: '收银台',
      pageRoute: '/pagesOrder/pay/index?orderNo=VO1',
    });
  });

  test('redirect takes the place of the visible page and is never ignored', () => {
    navigate('/pagesDetail/carModel');
    redirect('/pagesDetail/configPreview');
    expect(livePages()).toEqual(['/', '/pagesDetail/configPreview']);
  });

  test('back goes home where nothing lies before', () => {
    relaunch('/pagesMine/settings');
    back();
    expect(livePages()).toEqual(['/']);
  });
});

describe('after login', () => {
  test('the stored page opens in place of the login pages', async () => {
    navigate('/pagesOrder/pay/index', { orderNo: 'VO1' });
    slowly(() => navigate('/pages/login/code', { mobile: '13800000000' }));
    login('token', someUser);
    returnAfterLogin();
    await nextPopState();
    expect(livePages()).toEqual(['/', '/pagesOrder/pay/index']);
    expect(window.location.search).toBe('?orderNo=VO1');
    expect(stored.get('PAGE_AFTER_LOGIN')).toBeUndefined();
  });

  test('the page that asked for the login is shown again instead of opened twice', async () => {
    navigate('/pagesCommunity/article/index', { id: '7' });
    expect(ensureLogin()).toBe(false);
    login('token', someUser);
    returnAfterLogin();
    await nextPopState();
    expect(livePages()).toEqual(['/', '/pagesCommunity/article/index']);
  });

  test('the mine tab opens when no page is stored', () => {
    goToLogin();
    stored.remove('PAGE_AFTER_LOGIN');
    login('token', someUser);
    returnAfterLogin();
    expect(livePages()).toEqual(['/pages/mine/index']);
  });

  test('a guarded tab leads to login and opens after it', () => {
    switchTab('/pages/mine/index');
    expect(livePages()).toEqual(['/', '/pages/login/index']);
    login('token', someUser);
    returnAfterLogin();
    expect(livePages()).toEqual(['/pages/mine/index']);
  });
});

describe('back from the first page of the native car app', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('leaves the web view', async () => {
    const app = openInApp({ 'navigation.back': () => null });
    openApp('/pagesDetail/carModel');
    expect(canGoBack()).toBe(true);
    back();
    await vi.waitFor(() => expect(app.calls.at(-1)).toEqual({ method: 'navigation.back', params: { delta: 1 } }));
    expect(livePages()).toEqual(['/pagesDetail/carModel']);
  });

  test('leads home where the app cannot', async () => {
    openInApp({
      'navigation.back': () => {
        throw new BridgeError(bridgeCodes.internalError, 'no');
      },
    });
    openApp('/pagesDetail/carModel');
    back();
    await vi.waitFor(() => expect(livePages()).toEqual(['/']));
  });

  test('goes to the page before while there is one', async () => {
    const app = openInApp({ 'navigation.back': () => null });
    slowly(() => navigate('/pagesDetail/carModel'));
    back();
    await nextPopState();
    expect(livePages()).toEqual(['/']);
    expect(app.called()).not.toContain('navigation.back');
  });
});
