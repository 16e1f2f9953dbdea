import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import MessagesPage from '@/pagesMine/messages';
import { login } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const at = Date.parse('2026-11-23T08:05+08:00');
const paid = {
  messageId: 'm1',
  kind: 'order',
  title: '支付成功',
  body: '01 已支付 ¥5,000，订单号 VO1。',
  link: '/pagesOrder/car/detail?orderNo=VO1',
  isRead: false,
  at,
};
const closed = { ...paid, messageId: 'm2', title: '预约时段已关闭', body: '请改约其他时间。', link: '', isRead: true };
const none = { order: 0, activity: 0, community: 0, marketing: 0 };

let asked: { url: string; body: unknown }[];
let items: object[];

beforeEach(() => {
  asked = [];
  items = [paid, closed];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    if (url.includes('/live/ticket')) return new Promise<Response>(() => undefined);
    const data = url.includes('/messages/unread')
      ? { ...none, order: 2, community: 120 }
      : /\/messages\/(read|delete)/.test(url)
        ? none
        : { items: url.includes('kind=community') ? [] : items, nextCursor: null };
    return new Response(JSON.stringify({ code: '000000', message: '', data }));
  });
  login('t', someUser);
  queryClient.clear();
  resetDebounce();
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  renderApp('/pagesMine/messages', { 'pagesMine/messages': MessagesPage });
  return screen.findByText('支付成功');
};
const sent = (path: string) => asked.filter(({ url }) => url.includes(path)).map(({ body }) => body);

describe('the message centre', () => {
  test('counts what is unread by kind, and shows a kind', async () => {
    await open();
    expect(screen.getByText('122 条未读')).toBeTruthy();
    expect(screen.getByText('99+')).toBeTruthy();
    fireEvent.click(screen.getByText('社区'));
    expect(await screen.findByText('还没有消息')).toBeTruthy();
    expect(asked.some(({ url }) => url.includes('kind=community'))).toBe(true);
  });

  test('reads a message by a tap; one that leads nowhere opens as it is', async () => {
    await open();
    fireEvent.click(screen.getByText('预约时段已关闭'));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('请改约其他时间。')).toBeTruthy();
    expect(sent('/messages/read')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button'));
    fireEvent.click(screen.getByText('支付成功'));
    await waitFor(() => expect(sent('/messages/read')).toEqual([{ messageId: 'm1' }]));
  });

  test('reads all up to the newest that is shown', async () => {
    await open();
    fireEvent.click(screen.getByText('全部已读'));
    await waitFor(() => expect(sent('/messages/read')).toEqual([{ before: at }]));
    await waitFor(() => expect(screen.queryByText(/条未读/)).toBeNull());
  });

  test('deletes a message only after a question', async () => {
    await open();
    const row = screen.getByRole('group', { name: '支付成功' });
    fireEvent.click(within(row).getByText('删除'));
    fireEvent.click(await screen.findByText('取 消'));
    expect(sent('/messages/delete')).toEqual([]);
    fireEvent.click(within(row).getByText('删除'));
    fireEvent.click(await screen.findByText('确 定'));
    await waitFor(() => expect(sent('/messages/delete')).toEqual([{ messageId: 'm1' }]));
  });
});
