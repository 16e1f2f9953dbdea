import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BridgeError, type BridgeHandlers } from '@voltfront/bridge';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '@/api/end-session';
import { goToLogin, navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { router } from '@/platform/router';
import { getSession, login, logout } from '@/session';
import { appSide } from '@/session/app-side';
import { type NativeApp, openInApp } from '@/testing/native-app';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import { startApp } from '../app-frame';
import { Page } from '../page';
import { syncSession } from './container-session';
import { startContainer } from './start-container';

startApp();

const native = { nickname: '澄', isBindMobile: true, memberInfo: { organName: '交付中心', jobId: 'E1' } };

/** The state of the app: who is logged in there, and who would log in. */
let account: { token: string | null; next: string | null };

const handlers = (): BridgeHandlers => ({
  'appInfo.userToken': () => ({ token: account.token }),
  'appInfo.userInfo': () => ({ user: account.token === null ? null : native }),
  'appInfo.statusBarHeight': () => ({ height: 44, safeAreaBottom: 34 }),
  'appInfo.login': () => {
    account.token = account.next;
    return { token: account.next };
  },
  'appInfo.logout': () => {
    account.token = null;
    return null;
  },
  'operation.tokenExpired': () => null,
  'operation.statusBarMode': () => null,
});

const pages = {
  'pages/community/index': () => <Page route="/">首页内容</Page>,
  'pages/login/index': () => <p>登录页</p>,
  'pages/mine/index': () => <Page route="/pages/mine/index">我的内容</Page>,
  'pagesOrder/order/index': () => <Page route="/pagesOrder/order/index">订单内容</Page>,
};

/** Opens the shop in the app at an address. */
async function openShop(address: string, others: BridgeHandlers = {}): Promise<NativeApp> {
  const app = openInApp({ ...handlers(), ...others });
  await startContainer();
  renderApp(address, pages);
  return app;
}

beforeEach(() => {
  account = { token: null, next: null };
  logout();
  resetDebounce();
  serveReplies({ data: { ...someUser, nickname: '别名', level: 3 } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  appSide.login = undefined;
  appSide.expired = undefined;
});

describe('a page load in the app', () => {
  test('takes over token and person before the first page shows, and the server fills in the rest', async () => {
    account.token = 'T1';
    await openShop('/');
    expect(getSession()).toMatchObject({ token: 'T1', user: { ...native } });
    await waitFor(() => expect(getSession().user).toMatchObject({ ...native, level: 3, userId: someUser.userId }));
  });

  test('drops a session that the app does not have', async () => {
    login('OLD', someUser);
    const app = await openShop('/');
    expect(getSession().token).toBeNull();
    expect(app.called()).not.toContain('appInfo.logout');
  });

  test('replaces the session of somebody else', async () => {
    login('OLD', someUser);
    account.token = 'T2';
    await openShop('/');
    expect(getSession().token).toBe('T2');
  });

  test('keeps what it has when the app does not tell', async () => {
    login('KEPT', someUser);
    const fails = () => {
      throw new TypeError('no account');
    };
    await openShop('/', { 'appInfo.userToken': fails });
    expect(getSession()).toEqual({ token: 'KEPT', user: someUser });
  });

  test('keeps pages clear of the bars, and tells the app which page shows', async () => {
    const app = await openShop('/');
    expect(document.documentElement.style.getPropertyValue('--vf-status-bar')).toBe('44px');
    await waitFor(() =>
      expect(app.calls).toContainEqual({
        method: 'message.dispatch',
        params: { name: 'pageShown', data: { path: '/', title: expect.any(String) } },
      }),
    );
    expect(app.calls).toContainEqual({ method: 'operation.statusBarMode', params: { mode: 'light' } });
  });

  test('asks the app once, and again when a page comes to the front later', async () => {
    const app = await openShop('/');
    await screen.findByText('首页内容');
    const asked = () => app.called().filter((name) => name === 'appInfo.userToken').length;
    expect(asked()).toBe(1);
    const later = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    account.token = 'T-LATER';
    act(() => router.push('/pagesOrder/order/index'));
    await waitFor(() => expect(asked()).toBe(2));
    expect(await screen.findByText('订单内容')).toBeTruthy();
    expect(app.called()).not.toContain('appInfo.login');
  });

  test('follows a login in the app while it is open', async () => {
    const app = await openShop('/');
    account.token = 'LATER';
    app.tell('sessionChanged', { token: 'LATER' });
    await waitFor(() => expect(getSession().token).toBe('LATER'));
  });
});

describe('a login in the app', () => {
  test('opens a guarded page that a visitor opened directly', async () => {
    account.next = 'T3';
    await openShop('/pagesOrder/order/index');
    expect(await screen.findByText('订单内容')).toBeTruthy();
    expect(getSession().token).toBe('T3');
  });

  test('is offered again to somebody who turned back, and no page shows before', async () => {
    const app = await openShop('/pagesOrder/order/index');
    const button = await screen.findByText('去登录');
    expect(screen.queryByText('订单内容')).toBeNull();
    expect(app.called().filter((name) => name === 'appInfo.login')).toHaveLength(1);
    account.next = 'T4';
    fireEvent.click(button);
    expect(await screen.findByText('订单内容')).toBeTruthy();
  });

  test('comes first when a visitor opens a guarded page from another', async () => {
    account.next = 'T5';
    await openShop('/');
    await screen.findByText('首页内容');
    act(() => navigate('/pagesOrder/order/index'));
    expect(await screen.findByText('订单内容')).toBeTruthy();
    expect(router.pages().map(({ path }) => path)).toEqual(['/', '/pagesOrder/order/index']);
  });

  test('is not undone by an answer that was on its way before it', async () => {
    account.next = 'T10';
    let answerLate: () => void = () => undefined;
    const late = new Promise<{ token: null }>((resolve) => {
      answerLate = () => resolve({ token: null });
    });
    let asked = 0;
    await openShop('/', {
      'appInfo.userToken': () => {
        asked += 1;
        return asked === 2 ? late : { token: account.token };
      },
    });
    await screen.findByText('首页内容');
    const older = syncSession();
    await waitFor(() => expect(asked).toBe(2));
    act(() => goToLogin());
    await waitFor(() => expect(getSession().token).toBe('T10'));
    answerLate();
    await act(() => older);
    expect(getSession()).toMatchObject({ token: 'T10', user: native });
  });

  test('leaves a visitor who turns back where they are', async () => {
    const app = await openShop('/');
    await screen.findByText('首页内容');
    act(() => navigate('/pagesOrder/order/index'));
    await waitFor(() => expect(app.called()).toContain('appInfo.login'));
    expect(router.pages()).toHaveLength(1);
  });

  test('shows no login page, whoever asks for it', async () => {
    account.next = 'T6';
    await openShop('/pages/login/index');
    expect(await screen.findByText('我的内容')).toBeTruthy();
    expect(screen.queryByText('登录页')).toBeNull();
  });

  test('is asked for once by several actions, and its failure is told', async () => {
    const app = await openShop('/', {
      'appInfo.login': () => Promise.reject(new BridgeError(-101, 'busy')),
    });
    await screen.findByText('首页内容');
    act(() => {
      goToLogin();
      goToLogin();
    });
    expect(await screen.findByText('暂时无法登录，请稍后再试')).toBeTruthy();
    expect(app.called().filter((name) => name === 'appInfo.login')).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  test('by a logout in the page is told to the app', async () => {
    account.token = 'T7';
    const app = await openShop('/');
    act(() => logout());
    await waitFor(() => expect(app.called()).toContain('appInfo.logout'));
  });

  test('by the server is left to the app, with code and message', async () => {
    account.token = 'T8';
    const app = await openShop('/pagesOrder/order/index');
    await screen.findByText('订单内容');
    await act(() => endSession('T8', '登录已过期', '000009'));
    await waitFor(() =>
      expect(app.calls).toContainEqual({
        method: 'operation.tokenExpired',
        params: { code: '000009', message: '登录已过期' },
      }),
    );
    expect(getSession().token).toBeNull();
    expect(app.called()).not.toContain('appInfo.logout');
    expect(app.called()).not.toContain('appInfo.login');
    expect(screen.queryByText('登录已过期')).toBeNull();
    expect(screen.getByText('去登录')).toBeTruthy();
  });

  test('by the server is told by the page when the app does not take it', async () => {
    account.token = 'T9';
    await openShop('/', { 'operation.tokenExpired': undefined });
    await screen.findByText('首页内容');
    await act(() => endSession('T9', '登录已过期', '000009'));
    expect(await screen.findByText('登录已过期')).toBeTruthy();
  });
});
