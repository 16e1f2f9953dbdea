import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { back as goBack, goToLogin } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import CommunityPage from '@/pages/community';
import { login, logout, stored } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress, someActivity, someCard } from './test-data';

startApp();

const pages = { 'pages/community/index': CommunityPage };
const tabs = [
  { key: 'recommend', label: '推荐' },
  { key: 'newest', label: '最新' },
  { key: 'follow', label: '关注' },
];
const base = {
  '/community/tabs': { data: tabs },
  '/community/banners': { data: [] },
  '/welfareBubble': { data: { bubble: { bubbleId: 'b', title: '福利', picture: '/assets/a.webp', link: '/nowhere' } } },
  'tab=recommend': { data: { items: [someCard('a'), someActivity('x')], nextCursor: null } },
  'tab=newest': { data: { items: [someCard('n')], nextCursor: null } },
  'tab=follow': { data: { items: [], nextCursor: null } },
};
const serve = (replies: Parameters<typeof serveByAddress>[0]) =>
  serveByAddress({ ...replies, ...base, ...replies }, (fetch) => vi.stubGlobal('fetch', fetch));
const heart = () => screen.getByRole('button', { name: /点赞/ });
const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});

afterEach(() => vi.unstubAllGlobals());

describe('a like', () => {
  test('shows at once and keeps what the server counts', async () => {
    login('token', someUser);
    let answer: (reply: object) => void = () => undefined;
    serve({ '/community/like': () => new Promise((resolve) => (answer = resolve)) });
    renderApp('/', pages);
    fireEvent.click(await screen.findByRole('button', { name: '点赞，9' }));
    await waitFor(() => expect(heart().textContent).toBe('10'));
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    expect(heart().className).toContain('popping');
    answer({ data: { isLiked: true, likeCount: 15 } });
    await waitFor(() => expect(heart().textContent).toBe('15'));
  });

  test('from an earlier visit stays still on the first screen', async () => {
    login('token', someUser);
    serve({ 'tab=recommend': { data: { items: [someCard('a', { isLiked: true })], nextCursor: null } } });
    renderApp('/', pages);
    await screen.findByRole('button', { name: '点赞，9' });
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    expect(heart().className).not.toContain('popping');
  });

  test('goes back when the server refuses', async () => {
    login('token', someUser);
    let answer: (reply: object) => void = () => undefined;
    serve({ '/community/like': () => new Promise((resolve) => (answer = resolve)) });
    renderApp('/', pages);
    fireEvent.click(await screen.findByRole('button', { name: '点赞，9' }));
    await waitFor(() => expect(heart().textContent).toBe('10'));
    answer({ code: '4090203' });
    await waitFor(() => expect(heart().textContent).toBe('9'));
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  test('tapped again while it is sent, the last state wins with one more call', async () => {
    login('token', someUser);
    const answers: ((reply: object) => void)[] = [];
    const seen = serve({ '/community/like': () => new Promise((resolve) => answers.push(resolve)) });
    renderApp('/', pages);
    fireEvent.click(await screen.findByRole('button', { name: '点赞，9' }));
    await waitFor(() => expect(heart().textContent).toBe('10'));
    fireEvent.click(heart());
    await waitFor(() => expect(heart().textContent).toBe('9'));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.({ data: { isLiked: true, likeCount: 10 } });
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.({ data: { isLiked: false, likeCount: 9 } });
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
    const likes = seen.filter(({ url }) => url.includes('/like')).map(({ body }) => body);
    expect(likes).toMatchObject([{ isLiked: true }, { isLiked: false }]);
  });

  test('of a visitor leads to login, and is done after it', async () => {
    const seen = serve({ '/community/like': { data: { isLiked: true, likeCount: 10 } } });
    renderApp('/', pages);
    fireEvent.click(await screen.findByRole('button', { name: '点赞，9' }));
    expect(livePages()).toEqual(['/', '/pages/login/index']);
    const likes = () => seen.filter(({ url }) => url.includes('/like'));
    expect(likes()).toEqual([]);
    act(() => login('token', someUser));
    await waitFor(() => expect(likes()).toHaveLength(1));
    expect(likes()[0]).toMatchObject({ body: { kind: 'article', id: 'a', isLiked: true } });
  });

  test('of a visitor who turns back is forgotten', async () => {
    const seen = serve({});
    renderApp('/', pages);
    fireEvent.click(await screen.findByRole('button', { name: '点赞，9' }));
    act(() => goBack());
    await waitFor(() => expect(livePages()).toEqual(['/']));
    resetDebounce();
    act(() => goToLogin('/pages/mine/index'));
    const asked = seen.length;
    act(() => login('token', someUser));
    await waitFor(() => expect(seen.length).toBeGreaterThan(asked));
    expect(seen.some(({ url }) => url.includes('/like'))).toBe(false);
  });
});

describe('the tabs', () => {
  test('keep their lists and scroll positions', async () => {
    const seen = serve({});
    renderApp('/', pages);
    await screen.findByText('文章 a');
    const scroller = document.querySelector('[data-page="/"]') as HTMLElement;
    scroller.scrollTop = 640;
    fireEvent.scroll(scroller);
    openTab('最新');
    expect(await screen.findByText('文章 n')).toBeTruthy();
    expect(scroller.scrollTop).toBe(0);
    openTab('推荐');
    expect(scroller.scrollTop).toBe(640);
    expect(seen.filter(({ url }) => url.includes('tab=recommend'))).toHaveLength(1);
  });

  test('关注 asks visitors to log in', async () => {
    const seen = serve({});
    renderApp('/?tab=follow', pages);
    expect(await screen.findByText('登录后查看关注的动态')).toBeTruthy();
    expect(seen.some(({ url }) => url.includes('tab=follow'))).toBe(false);
  });

  test('关注 suggests authors while it is empty, and follows them in place', async () => {
    login('token', someUser);
    const author = { ...someCard('a').author, bio: '', isFollowed: false };
    serve({ suggestedAuthors: { data: [author] }, '/community/follow': { data: { isFollowed: true } } });
    renderApp('/?tab=follow', pages);
    fireEvent.click(await screen.findByRole('button', { name: '关注河西走廊的风' }));
    expect(await screen.findByText('已关注')).toBeTruthy();
    expect(screen.getByText('查看关注的动态')).toBeTruthy();
  });
});

describe('what has no page in this app', () => {
  test('is not shown: the welfare bubble', async () => {
    serve({});
    renderApp('/', pages);
    await screen.findByText('活动 x');
    expect(screen.queryByRole('img', { name: '福利' })).toBeNull();
  });
});

test('the beginning of a tab is kept, and shown while the server cannot be reached', async () => {
  serve({});
  const view = renderApp('/', pages);
  await screen.findByText('文章 a');
  view.unmount();
  queryClient.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  renderApp('/', pages);
  expect(await screen.findByText('文章 a')).toBeTruthy();
  expect(stored.get('POSTER_LIST_DATA')?.recommend).toHaveLength(2);
});

test('a banner of a page that is still to come is no link, an activity leads to its page', async () => {
  const banner = { bannerId: '1', title: '抢先看', picture: '/assets/a.webp', link: '/pagesNowhere/yet' };
  serve({
    '/community/banners': { data: [banner, { ...banner, bannerId: '2', title: '车型', link: '/pages/car/index' }] },
  });
  renderApp('/', pages);
  await screen.findByText('抢先看');
  expect(screen.getByText('抢先看').closest('[role=link]')).toBeNull();
  expect(screen.getAllByText('车型')[0]?.closest('[role=link]')).not.toBeNull();
  fireEvent.click(screen.getByText(someActivity('x').title));
  await waitFor(() => expect(livePages().at(-1)).toBe('/pagesCommunity/activity/index'));
});
