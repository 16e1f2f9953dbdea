import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { privacyVersion } from '@voltfront/brand';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiQuery, queryClient, useApiList } from '@/api';
import { embeddedAt, resetEmbeddedData } from '@/api/embedded-data';
import { navigate, useParams } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { answerConsent, logout, withdrawConsent } from '@/session';
import { livePages, nextPopState } from '@/testing/page-stack';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import { startApp } from './app-frame';
import { ListFooter } from './list-footer';
import { Page } from './page';

startApp();

beforeEach(() => {
  logout();
  withdrawConsent();
  resetDebounce();
  queryClient.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.getElementById('volt-data')?.remove();
  resetEmbeddedData();
});

const TIME = 'GET /api/basic/v1/pub/serverTime';
const FEED = 'GET /api/mpmkt/v1/community/feed';

function HomePage() {
  const time = useQuery(apiQuery(TIME));
  return (
    <Page route="/" queries={[time]}>
      {() => <p>时间 {time.data?.now}</p>}
    </Page>
  );
}

function TitlePage() {
  const time = useQuery(apiQuery(TIME));
  return <Page route="/" title={time.data && `时间 ${time.data.now}`} queries={[time]} />;
}

function CarPage() {
  return <Page route="/pages/car/index">车</Page>;
}

function ReaderPage() {
  return <Page route="/pages/webview/index">政策全文</Page>;
}

function MinePage() {
  return <Page route="/pages/mine/index">我的内容</Page>;
}

function SettingsPage() {
  return <Page route="/pagesMine/settings">设置内容</Page>;
}

function ArticlePage() {
  const { id } = useParams('/pagesCommunity/article/index');
  return <Page route="/pagesCommunity/article/index">文章 {id}</Page>;
}

function ListPage() {
  const feed = useApiList(FEED, { tab: 'recommend' });
  return (
    <Page route="/" onReachBottom={feed.loadMore}>
      {feed.items.map((item) => (
        <p key={item.cardId}>{item.cardId}</p>
      ))}
      <ListFooter list={feed} empty={<p>空空的</p>} />
    </Page>
  );
}

function BrokenPage(): never {
  throw new TypeError('a fault of the screen');
}

const pages = {
  'pages/community/index': HomePage,
  'pages/car/index': CarPage,
  'pages/mine/index': MinePage,
  'pagesMine/settings': SettingsPage,
};

describe('a page', () => {
  test('shows its children once its data is there, and ends loading', async () => {
    serveReplies({ data: { now: 42 } });
    renderApp('/', pages);
    expect(await screen.findByText('时间 42')).toBeTruthy();
    const frame = () => document.querySelector('[aria-busy]');
    await waitFor(() => expect(frame()?.getAttribute('aria-busy')).toBe('false'));
    expect(document.title).toBe('社区');
  });

  test('names itself for the browser as soon as its data brings a title', async () => {
    serveReplies({ data: { now: 42 } });
    renderApp('/', { ...pages, 'pages/community/index': TitlePage });
    await waitFor(() => expect(document.title).toBe('时间 42'));
  });

  test('shows why its data did not come, and tries again', async () => {
    serveReplies({ code: '5030001', message: '稍后再来' }, { data: { now: 42 } });
    renderApp('/', pages);
    expect(await screen.findByText('稍后再来')).toBeTruthy();
    fireEvent.click(screen.getByText('重新加载'));
    expect(await screen.findByText('时间 42')).toBeTruthy();
  });

  function writeData(language: string) {
    // The page has just been opened, however long the tests before took.
    vi.useFakeTimers({ toFake: ['Date'], now: embeddedAt });
    const script = document.createElement('script');
    script.id = 'volt-data';
    script.type = 'application/json';
    script.textContent = JSON.stringify({ now: 7, language, data: [{ key: TIME, reply: { now: 7 } }] });
    document.head.append(script);
  }

  test('asks for what the server wrote into the HTML in another language than the customer’s', async () => {
    writeData('zh-CN');
    localStorage.setItem('MALL_LANGUAGE', '"en"');
    serveReplies({ data: { now: 42 } });
    renderApp('/', pages);
    expect(await screen.findByText('时间 42')).toBeTruthy();
  });

  test('uses data that the server wrote into the HTML, without a request', async () => {
    writeData('zh-CN');
    const seen = serveReplies({ data: { now: 42 } });
    renderApp('/', pages);
    expect(await screen.findByText('时间 7')).toBeTruthy();
    expect(seen).toHaveLength(0);
  });

  test('asks again on return, keeping what is on screen', async () => {
    const seen = serveReplies({ data: { now: 1 } }, { data: { now: 2 } });
    renderApp('/', pages);
    await screen.findByText('时间 1');
    navigate('/pagesMine/settings');
    await screen.findByText('设置内容');
    window.history.back();
    await nextPopState();
    expect(screen.getByText('时间 1')).toBeTruthy();
    expect(await screen.findByText('时间 2')).toBeTruthy();
    expect(seen).toHaveLength(2);
  });

  test('that needs a login gives way to it when opened directly', async () => {
    renderApp('/pages/mine/index?from=ad', pages);
    await waitFor(() => expect(livePages()).toEqual(['/pages/login/index']));
    expect(window.location.search).toBe('?from=ad');
  });

  test('with a fault shows it in its own place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderApp('/pages/car/index', { ...pages, 'pages/car/index': BrokenPage });
    expect(await screen.findByText('页面出现异常，请重试')).toBeTruthy();
  });

  test('that does not exist shows the way home', async () => {
    serveReplies({ data: { now: 42 } });
    renderApp('/nowhere', pages);
    fireEvent.click(await screen.findByText('返回首页'));
    expect(await screen.findByText('时间 42')).toBeTruthy();
  });

  test('reads its parameters, those of a scene included', async () => {
    renderApp(`/pagesCommunity/article/index?scene=${encodeURIComponent('id%3D9')}`, {
      'pagesCommunity/article/index': ArticlePage,
    });
    expect(await screen.findByText('文章 9')).toBeTruthy();
  });
});

describe('the tab bar', () => {
  const tab = (name: string) => screen.getByRole('button', { name });

  test('switches tabs, and does nothing on the current one', async () => {
    serveReplies({ data: { now: 42 } });
    renderApp('/', pages);
    await screen.findByText('时间 42');
    fireEvent.click(tab('社区'));
    expect(livePages()).toEqual(['/']);
    fireEvent.click(tab('购车'));
    expect(await screen.findByText('车')).toBeTruthy();
  });

  test('asks for consent instead of opening a tab that needs a login', async () => {
    renderApp('/pages/car/index', pages);
    await screen.findByText('车');
    fireEvent.click(tab('我的'));
    expect(await screen.findByText('不同意')).toBeTruthy();
    fireEvent.click(screen.getByText('不同意'));
    expect(livePages()).toEqual(['/pages/car/index']);
  });

  test('leaves the document readable that consent leads to, and waits on the page below', async () => {
    renderApp('/pages/car/index', { ...pages, 'pages/webview/index': ReaderPage });
    await screen.findByText('车');
    fireEvent.click(tab('我的'));
    fireEvent.click(await screen.findByText('《隐私政策》'));
    await screen.findByText('政策全文');
    await waitFor(() => expect(screen.queryByText('不同意')).toBeNull());
    window.history.back();
    await nextPopState();
    expect(await screen.findByText('不同意')).toBeTruthy();
    answerConsent(false);
  });

  test('opens the tab once consent is given', async () => {
    renderApp('/pages/car/index', pages);
    await screen.findByText('车');
    fireEvent.click(tab('我的'));
    fireEvent.click(await screen.findByText('同意'));
    await waitFor(() => expect(livePages()).toEqual(['/pages/car/index', '/pages/login/index']));
  });

  test('tells the server which version of the documents was agreed to', async () => {
    const seen = serveReplies({});
    renderApp('/pages/car/index', pages);
    await screen.findByText('车');
    fireEvent.click(tab('我的'));
    fireEvent.click(await screen.findByText('同意'));
    await waitFor(() =>
      expect(seen.filter(({ url }) => url.includes('/user/consent')).map(({ body }) => body)).toEqual([
        { isAccepted: true, version: privacyVersion },
      ]),
    );
  });
});

describe('a list', () => {
  const listPages = { ...pages, 'pages/community/index': ListPage };
  const part = (ids: string[], nextCursor: string | null) => ({
    data: { items: ids.map((cardId) => ({ cardId })), nextCursor },
  });

  const ids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `第${from + at + 1}条`);

  test('loads ten at a time by cursor, until its end', async () => {
    const seen = serveReplies(part(ids(10), 'c2'), part(ids(1, 10), null));
    renderApp('/', listPages);
    fireEvent.click(await screen.findByText('点击加载更多'));
    expect(await screen.findByText('第11条')).toBeTruthy();
    expect(screen.getByText('-- 我也是有底线的 --')).toBeTruthy();
    expect(seen.map((request) => request.url.split('?')[1])).toEqual([
      'size=10&tab=recommend',
      'size=10&tab=recommend&cursor=c2',
    ]);
  });

  test('without items shows the empty view', async () => {
    serveReplies(part([], null));
    renderApp('/', listPages);
    expect(await screen.findByText('空空的')).toBeTruthy();
  });

  test('that could not be loaded offers another try', async () => {
    serveReplies({ code: '5030001' }, part(['a', 'b'], null));
    renderApp('/', listPages);
    fireEvent.click(await screen.findByText('重新加载'));
    expect(await screen.findByText('b')).toBeTruthy();
  });
});
