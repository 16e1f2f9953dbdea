import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ChatData, ChatMessageData } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import { noteLive } from '@/page/live/live-state';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import ChatPage from '@/yunxin/ChatActivity';
import { messageTime } from './chat-words';

startApp();

const now = Date.now();
const message = (changes: Partial<ChatMessageData>): ChatMessageData => ({
  ...{ messageId: 'm1', conversationId: 'c1', clientKey: 'client-1', writer: 'customer', name: '', avatar: null },
  ...{ text: '你好', picture: null, card: null, sentAt: now - MINUTE_MS, isRead: true },
  ...changes,
});
type Conversation = NonNullable<ChatData['conversation']>;
const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  ...{ conversationId: 'c1', state: 'answering', ahead: null, agent: null, stars: null, canRate: false },
  ...changes,
});

let chat: ChatData;
let listed: ChatMessageData[];
let isOffline: boolean;
let sent: [url: string, body: { clientKey?: string; message?: unknown }][];

/** The server's part of the page: what is sent is listed from then on. */
function answer(url: string, body: { clientKey?: string; message?: { text?: string } } | null): unknown {
  if (url.includes('/chat/messages')) return { items: listed, nextCursor: null };
  if (url.includes('/chat/card'))
    return { about: 'model', key: 'YL01', title: '旗舰轿车', note: '一路向光', picture: null };
  if (url.includes('/chat/send')) {
    const own = message({
      ...{ messageId: `m${listed.length + 2}`, clientKey: body?.clientKey ?? '', isRead: false, sentAt: now },
      text: body?.message?.text ?? '如何试驾？',
    });
    listed = [own, ...listed];
    return own;
  }
  return url.endsWith('/chat/read') ? { ok: true } : chat;
}

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  listed = [];
  isOffline = false;
  chat = { conversation: null, isOnDuty: false, questions: [{ answerId: 'a1', question: '如何试驾？' }], unread: 0 };
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const content = body ? JSON.parse(String(body)) : null;
    if (url.includes('/chat/') && (body || url.endsWith('/queue') || url.endsWith('/leave') || url.endsWith('/read')))
      sent.push([url, content]);
    if (isOffline && url.includes('/chat/send')) throw new TypeError('offline');
    return new Response(JSON.stringify({ code: '000000', data: answer(url, content), message: '' }));
  });
});
afterEach(() => {
  noteLive(true);
  vi.unstubAllGlobals();
  logout();
});

const ROUTE = '/yunxin/ChatActivity';
const open = (query = '') => renderApp(`${ROUTE}${query}`, { 'yunxin/ChatActivity': ChatPage });
const bodies = (part: string) => sent.filter(([url]) => url.endsWith(part)).map(([, body]) => body);
const write = async (text: string) =>
  fireEvent.input(await screen.findByLabelText('消息'), { target: { value: text } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('greets with the hours before the first message, and sends a text once', async () => {
  open();
  expect(await screen.findByText('您好，请问有什么可以帮您？')).toBeTruthy();
  expect(screen.getByText('人工客服服务时间 每天 9:00–21:00')).toBeTruthy();
  expect(screen.getByRole('button', { name: '发送' })).toHaveProperty('disabled', true);
  await write('  想试驾  ');
  await press('发送');
  expect(await screen.findByText('未读')).toBeTruthy();
  expect(screen.getAllByText('想试驾')).toHaveLength(1);
  expect(bodies('/send')).toEqual([
    { clientKey: expect.stringMatching(/^\w{24}$/), message: { kind: 'text', text: '想试驾' } },
  ]);
  expect(screen.queryByText('您好，请问有什么可以帮您？')).toBeNull();
});

test('a message that failed stays, and is sent again under the same key', async () => {
  isOffline = true;
  open();
  await write('在吗');
  await press('发送');
  const again = await screen.findByText('发送失败，点击重发');
  isOffline = false;
  fireEvent.click(again);
  expect(await screen.findByText('未读')).toBeTruthy();
  const [first, ...others] = bodies('/send');
  expect(others.length).toBeGreaterThan(0);
  expect(others.at(-1)).toEqual(first);
});

test('a listed question is sent with a tap', async () => {
  open();
  await press('如何试驾？');
  await waitFor(() => expect(bodies('/send')).toMatchObject([{ message: { kind: 'question', answerId: 'a1' } }]));
});

test('messages stand in their order with their writers, and what is unread is told as seen', async () => {
  chat = {
    ...chat,
    unread: 2,
    conversation: conversation({ state: 'open', agent: { name: '小澄', avatar: '/assets/a.webp' } }),
  };
  listed = [
    message({ messageId: 'm4', writer: 'agent', name: '小澄', text: '在的', clientKey: 'k4' }),
    message({ messageId: 'm3', writer: 'notice', text: '小澄 为您服务', clientKey: 'k3' }),
    message({ messageId: 'm2', writer: 'auto', text: '您好', clientKey: 'k2' }),
    message({ messageId: 'm1' }),
  ];
  open();
  const log = await screen.findByRole('log');
  expect(log.textContent).toMatch(/你好已读.*智能助手您好.*小澄 为您服务.*小澄在的/);
  expect(screen.getByText('小澄 正在为您服务')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '转人工' })).toBeNull();
  await waitFor(() => expect(bodies('/read')).toHaveLength(1));
});

test('asks for an agent, shows the place, and leaves the queue', async () => {
  open();
  await screen.findByText('您好，请问有什么可以帮您？');
  chat = { ...chat, isOnDuty: true, conversation: conversation({ state: 'waiting', ahead: 3 }) };
  await press('转人工');
  expect(await screen.findByText('排队中，前面还有 3 位，预计 8 分钟')).toBeTruthy();
  chat = { ...chat, conversation: conversation() };
  await press('取消排队');
  expect(await screen.findByRole('button', { name: '转人工' })).toBeTruthy();
  expect(sent.map(([url]) => url.split('/chat')[1])).toEqual(['/queue', '/queue/leave']);
});

test('ends the conversation after a question, and rates it once', async () => {
  chat = { ...chat, conversation: conversation({ state: 'open', agent: { name: '小澄', avatar: '/assets/a.webp' } }) };
  listed = [message({})];
  open();
  fireEvent.click(await screen.findByText('结束会话'));
  chat = { ...chat, conversation: conversation({ state: 'closed', canRate: true }) };
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '结束会话' }));
  await waitFor(() => expect(bodies('/close')).toEqual([{ conversationId: 'c1' }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('请为本次服务评分')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('radio')[3] as HTMLElement);
  fireEvent.input(screen.getByPlaceholderText('说说您的感受（选填）'), { target: { value: '很好' } });
  chat = { ...chat, conversation: conversation({ state: 'closed', stars: 4 }) };
  await press('提交评价');
  expect(await screen.findByText('您的评价')).toBeTruthy();
  expect(bodies('/rate')).toEqual([{ conversationId: 'c1', stars: 4, note: '很好' }]);
});

test('offers what the customer came from, which is sent once', async () => {
  open('?about=model&key=YL01');
  expect(await screen.findByText('旗舰轿车')).toBeTruthy();
  await press('发送给客服');
  await waitFor(() =>
    expect(bodies('/send')).toMatchObject([{ message: { kind: 'card', subject: { about: 'model', key: 'YL01' } } }]),
  );
  expect(screen.queryByRole('button', { name: '发送给客服' })).toBeNull();
});

test('an address that names nothing known offers nothing', async () => {
  open('?about=person&key=1');
  await screen.findByText('您好，请问有什么可以帮您？');
  expect(screen.queryByRole('button', { name: '发送给客服' })).toBeNull();
});

test('says that the connection is lost', async () => {
  noteLive(false);
  open();
  expect(await screen.findByText('连接中断，正在重连…')).toBeTruthy();
});

test('times of messages: today, yesterday, this year, earlier', () => {
  const at = (text: string) => Date.parse(`${text}:00+08:00`);
  const present = at('2026-11-20T10:00');
  expect(messageTime(at('2026-11-20T09:05'), present)).toBe('09:05');
  expect(messageTime(at('2026-11-19T23:59'), present)).toBe('昨天 23:59');
  expect(messageTime(at('2026-01-02T08:00'), present)).toBe('1月2日 08:00');
  expect(messageTime(at('2025-12-31T08:00'), present)).toBe('2025年12月31日 08:00');
});
