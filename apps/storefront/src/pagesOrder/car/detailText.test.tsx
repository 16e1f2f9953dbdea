import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import OrderTextPage from './detailText';

const ORDER = 'VO202611200001';
const TEXT = '/pagesOrder/car/detailText';
const sent: { url: string; body: unknown }[] = [];
let reach: (() => void) | null = null;

class Observer {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    reach = () => seen([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  sent.length = 0;
  reach = null;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

const Home = () => <p>{`首页`}</p>;
const ask = { kind: 'acknowledge', answerBy: Date.now() + 86_400_000, answer: null, answeredAt: null };
const notice = { noticeId: 'n1', title: '配置已变更', body: '内容', link: '', isRead: true, at: 1, ask };

function show(query: { noticeId?: string; key?: string }, replies: { notice?: object; text?: object }) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) });
    const data = /serverTime/.test(url)
      ? { now: Date.now() }
      : /order\/text\?/.test(url)
        ? replies.text
        : (replies.notice ?? {});
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data, message: '' })));
  });
  renderApp('/', { 'pages/community/index': Home, 'pagesOrder/car/detailText': OrderTextPage });
  act(() => login('token', someUser));
  resetDebounce();
  act(() => navigate(TEXT, { orderNo: ORDER, ...query }));
}

const isOff = (button: HTMLElement) =>
  button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';

test('a notice that asks takes its answer at its end only, and then leaves', async () => {
  show({ noticeId: 'n1' }, { notice });
  const button = await screen.findByRole('button', { name: '我已知悉' }, { timeout: 5000 });
  expect(isOff(button)).toBe(true);
  fireEvent.click(button);
  expect(sent).toEqual([]);
  await waitFor(() => expect(reach).not.toBeNull());
  act(() => reach?.());
  await waitFor(() => expect(isOff(screen.getByRole('button', { name: '我已知悉' }))).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: '我已知悉' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ orderNo: ORDER, noticeId: 'n1', answer: 'acknowledged' }]),
  );
  await waitFor(() => expect(livePages().at(-1)).not.toContain(TEXT));
});

test('an answer that was given is shown with its time, and can be given no more', async () => {
  const answered = { kind: 'choice', answerBy: 1, answer: 'adviser', answeredAt: Date.parse('2026-11-20T08:00:00Z') };
  show({ noticeId: 'n1' }, { notice: { ...notice, ask: answered } });
  expect(await screen.findByText(/与顾问沟通 · 2026.*16:00/, {}, { timeout: 5000 })).toBeDefined();
  expect(screen.queryByRole('button', { name: '接受' })).toBeNull();
});

test('a text that was withdrawn says so', async () => {
  const text = { key: 'a', title: '礼遇', version: '1', publishedAt: 1, isWithdrawn: true, blocks: [] };
  show({ key: 'a' }, { text });
  expect(await screen.findByText('礼遇已撤回', {}, { timeout: 5000 })).toBeDefined();
});
