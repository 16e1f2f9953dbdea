import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { FORBIDDEN, LOGIN_EXPIRED, NOT_FOUND } from '@voltfront/contract/error-codes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiQuery, queryClient } from '@/api';
import { navigate, useParams } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { renderApp } from '@/testing/render-page';
import { startApp } from './app-frame';
import { Page } from './page';
import type { PageSubject } from './page-subject';

startApp();

const ROUTE = '/pagesCommunity/article/index';
const openHome = vi.fn();
const subject: PageSubject = {
  type: 'article',
  missing: () => ({ title: '没有这篇', desc: '看看别的', btnText: '看别的', onAction: openHome }),
};

function ArticlePage() {
  const { id = '' } = useParams(ROUTE);
  const time = useQuery({ ...apiQuery('GET /api/basic/v1/pub/serverTime'), enabled: id !== '' });
  return (
    <Page route={ROUTE} subject={subject} isMissing={id === ''} queries={[time]}>
      {() => <p>文章 {time.data?.now}</p>}
    </Page>
  );
}

/** Opens the page while the server gives this answer, and returns what is asked with. */
function open(code: string, id = 'a1') {
  const answer = { code, message: '', data: code === '000000' ? { now: 42 } : null };
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer))));
  vi.stubGlobal('fetch', fetch);
  renderApp('/', { 'pages/community/index': () => <p>首页</p>, 'pagesCommunity/article/index': ArticlePage });
  act(() => navigate(ROUTE, { id }));
  return fetch;
}

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  openHome.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

test('what is not there is told in the words of the subject, with its way on', async () => {
  open(NOT_FOUND);
  expect(await screen.findByText('没有这篇')).toBeTruthy();
  expect(screen.queryByText('重新加载')).toBeNull();
  fireEvent.click(screen.getByText('看别的'));
  expect(openHome).toHaveBeenCalledOnce();
});

test('an address that names nothing says so without asking', async () => {
  const fetch = open('000000', '');
  expect(await screen.findByText('没有这篇')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test("what is somebody else's is told as such, with the way home", async () => {
  open(FORBIDDEN);
  expect(await screen.findByText('无权查看')).toBeTruthy();
  fireEvent.click(screen.getByText('返回首页'));
  expect(await screen.findByText('首页')).toBeTruthy();
});

test('what needs a login leads to it', async () => {
  open(LOGIN_EXPIRED);
  fireEvent.click(await screen.findByText('去登录'));
  expect(livePages().at(-1)).toContain('/pages/login/index');
});

test('any other failure can be tried again', async () => {
  open('5000000');
  const retry = await screen.findByText('重新加载');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: '000000', message: '', data: { now: 42 } }))),
  );
  fireEvent.click(retry);
  expect(await screen.findByText(/文章 42/)).toBeTruthy();
});
