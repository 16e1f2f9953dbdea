import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { startApp } from '@/page/app-frame';
import ArticlePage from '@/pagesCommunity/article';
import ReplyDetail from '@/pagesCommunity/article/replyDetail';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress, someArticle, someComment } from '../test-data';
import { canSend, cutComment } from './comment-rules';

startApp();

const ADDRESS = '/pagesCommunity/article/index?id=a1';
const pages = { 'pagesCommunity/article/index': ArticlePage, 'pagesCommunity/article/replyDetail': ReplyDetail };
const made = { ...someComment('new', '写得真好'), isOwn: true };

function serve(replies: Parameters<typeof serveByAddress>[0] = {}) {
  const base = {
    '/article/related': { data: [] },
    '/community/article': { data: someArticle() },
    '/community/comments': { data: { items: [someComment('c1', '第一条')], nextCursor: null } },
    '/comment': { data: { comment: made, pointsEarned: 2 } },
  };
  return serveByAddress({ ...replies, ...base }, (fetch) => vi.stubGlobal('fetch', fetch));
}

const write = (text: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
const sendButton = () => screen.getByRole('button', { name: '发布' }) as HTMLButtonElement;

beforeEach(() => {
  logout();
  queryClient.clear();
});

afterEach(() => vi.unstubAllGlobals());

describe('the rules of a comment', () => {
  test.each([
    ['', false],
    ['  \n ', false],
    ['好', true],
    ['字'.repeat(500), true],
    ['字'.repeat(501), false],
    ['🚗'.repeat(500), true],
  ])('%# can be sent or not', (text, expected) => {
    expect(canSend(text)).toBe(expected);
  });

  test('a longer text is cut between characters', () => {
    expect(cutComment('🚗'.repeat(501))).toBe('🚗'.repeat(500));
  });
});

describe('the comment form', () => {
  test('sends what was written once, shows it first and tells the points', async () => {
    login('token', someUser);
    const seen = serve();
    renderApp(ADDRESS, pages);
    fireEvent.click(await screen.findByText('说说你的想法'));
    expect(sendButton().disabled).toBe(true);
    write(' 写得真好 ');
    fireEvent.click(sendButton());
    fireEvent.click(sendButton());
    expect(await screen.findByText('评论成功，获得 2 积分')).toBeTruthy();
    expect(screen.getByText('写得真好')).toBeTruthy();
    expect(screen.getByText('评论 2')).toBeTruthy();
    const sent = seen.filter(({ url }) => url.endsWith('/comment'));
    expect(sent.map(({ body }) => body)).toEqual([{ articleId: 'a1', text: '写得真好' }]);
  });

  test('keeps the text when the server refuses it', async () => {
    login('token', someUser);
    serve();
    renderApp(ADDRESS, pages);
    fireEvent.click(await screen.findByText('说说你的想法'));
    serveByAddress({ '/comment': { code: '4220001' } }, (fetch) => vi.stubGlobal('fetch', fetch));
    write('不当内容');
    fireEvent.click(sendButton());
    expect(await screen.findByText('不行')).toBeTruthy();
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('不当内容');
  });

  test('of a visitor leads to login', async () => {
    serve();
    renderApp(ADDRESS, pages);
    fireEvent.click(await screen.findByText('说说你的想法'));
    expect(livePages().at(-1)).toBe('/pages/login/index');
  });

  test('answers a comment below it', async () => {
    login('token', someUser);
    const seen = serve();
    renderApp(ADDRESS, pages);
    fireEvent.click(await screen.findByText('回复'));
    expect(screen.getByRole('textbox', { name: '回复 @河西走廊的风' })).toBeTruthy();
    write('写得真好');
    fireEvent.click(sendButton());
    expect(await screen.findByText('全部 1 条回复')).toBeTruthy();
    expect(seen.find(({ url }) => url.endsWith('/comment'))?.body).toMatchObject({ replyToId: 'c1' });
  });

  test('is closed where comments are', async () => {
    login('token', someUser);
    serve({ '/community/article?': { data: someArticle({ isCommentClosed: true }) } });
    renderApp(ADDRESS, pages);
    fireEvent.click(await screen.findByText('评论已关闭'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('回复')).toBeNull();
  });
});

describe('an article that is gone', () => {
  test('says so and leads home', async () => {
    serve({ '/community/article?': { code: '4040001' } });
    renderApp(ADDRESS, pages);
    expect(await screen.findByText('内容不存在或已删除')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('返回首页')).toBeTruthy());
  });
});

describe('a comment with all its replies', () => {
  const THREAD_ADDRESS = '/pagesCommunity/article/replyDetail?id=c1';
  const reply = someComment('r1', '八成左右');
  const top = { ...someComment('c1', '冬天续航怎么样'), replyCount: 1 };
  const thread = (isClosed = false) => ({
    comment: top,
    article: { articleId: 'a1', title: '河西走廊七天', cover: '/assets/covers/scene-desert.webp', page: 'article' },
    isClosed,
  });
  const serveThread = (replies: Parameters<typeof serveByAddress>[0] = {}) =>
    serve({
      '/community/comment?': { data: thread() },
      '/community/replies': { data: { items: [reply], nextCursor: null } },
      ...replies,
    });

  test('opens from the article', async () => {
    serveThread({ '/community/comments?': { data: { items: [{ ...top, replies: [reply] }], nextCursor: null } } });
    renderApp(ADDRESS, pages);
    fireEvent.click(await screen.findByText('全部 1 条回复'));
    await waitFor(() => expect(livePages().at(-1)).toBe('/pagesCommunity/article/replyDetail'));
  });

  test('shows what was just answered last', async () => {
    login('token', someUser);
    const seen = serveThread();
    renderApp(THREAD_ADDRESS, pages);
    fireEvent.click(await screen.findByRole('button', { name: '回复 @河西走廊的风' }));
    write('写得真好');
    fireEvent.click(sendButton());
    expect(await screen.findByText('全部 2 条回复')).toBeTruthy();
    const words = screen.getAllByText(/^(八成左右|写得真好)$/).map((line) => line.textContent);
    expect(words).toEqual(['八成左右', '写得真好']);
    expect(seen.find(({ url }) => url.endsWith('/comment'))?.body).toMatchObject({ replyToId: 'c1' });
  });

  test('says that nothing was answered yet, and that comments are closed', async () => {
    serveThread({
      '/community/comment?': { data: { ...thread(true), comment: { ...top, replyCount: 0 } } },
      '/community/replies': { data: { items: [], nextCursor: null } },
    });
    renderApp(THREAD_ADDRESS, pages);
    expect(await screen.findByText('还没有回复')).toBeTruthy();
    expect(screen.getByText('评论已关闭')).toBeTruthy();
    expect(screen.queryByText('回复')).toBeNull();
  });

  test('says so when it was deleted', async () => {
    serveThread({ '/community/comment?': { code: '4040001' } });
    renderApp(THREAD_ADDRESS, pages);
    expect(await screen.findByText('评论不存在或已删除')).toBeTruthy();
  });
});
