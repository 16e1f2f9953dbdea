import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const DUTY = 'GET /api/mpaccount/v1/staff/chat/duty';
const SET_DUTY = 'POST /api/mpaccount/v1/staff/chat/duty';
const TAKE = 'POST /api/mpaccount/v1/staff/chat/take';
const SEND = 'POST /api/mpaccount/v1/staff/chat/send';
const CLOSE = 'POST /api/mpaccount/v1/staff/chat/close';
const RELEASE = 'POST /api/mpaccount/v1/staff/chat/release';
const READ = 'POST /api/mpaccount/v1/staff/chat/read';
const WRITE = 'POST /api/mpaccount/v1/staff/chat/answer';
const TICKET = 'POST /api/mpaccount/v1/staff/live/ticket';

const chat = {
  ...{ conversationId: 'C1', accountId: 'A1', nickname: '林夏', avatar: '/assets/avatars/person-01.webp' },
  ...{ state: 'waiting', agentName: '', isOwn: false, lastText: '什么时候能提车', lastAt: 1, queuedAt: 1 },
  ...{ unread: 2, stars: null, mobile: '138****0001', closedAt: null, ratingNote: '' },
};
const message = {
  ...{ messageId: 'M1', conversationId: 'C1', clientKey: 'k1', writer: 'customer', name: '', avatar: null },
  ...{ text: '什么时候能提车', picture: null, card: null, sentAt: 1, isRead: false },
};
const answerRow = {
  ...{ answerId: 'R1', question: '多久可以提车？', keywords: ['提车'], answer: '一般 4–8 周。', position: 0 },
  ...{ isShown: true, updatedAt: 7 },
};

/** A socket of the live channel, which the test lets speak. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  close() {
    FakeSocket.all = FakeSocket.all.filter((each) => each !== this);
  }
}

const before = globalThis.WebSocket;

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.stubGlobal('WebSocket', before);
});

function open(role: string, path: string, changes: { duty?: object; seen?: object } = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console${path}`);
  const answers: Record<string, unknown> = {
    'GET /api/mpaccount/v1/staff/self': selfWith([role]),
    [DUTY]: { isOnDuty: true, agents: 1, waiting: 1, own: 0, ...changes.duty },
    'GET /api/mpaccount/v1/staff/chats': { items: [chat], nextCursor: null },
    'GET /api/mpaccount/v1/staff/chat': { ...chat, ...changes.seen },
    'GET /api/mpaccount/v1/staff/chat/messages': { items: [message], nextCursor: null },
    'GET /api/mpaccount/v1/staff/chat/answers': { items: [answerRow], nextCursor: null },
    [TICKET]: { path: '/api/live', ticket: 'T1' },
    ...Object.fromEntries([SET_DUTY, TAKE, CLOSE, RELEASE, READ].map((key) => [key, { ok: true }])),
    'POST /api/mpaccount/v1/staff/chat/alive': { ok: true },
    [SEND]: message,
    [WRITE]: answerRow,
  };
  const sent = answerWith(answers);
  render(<App />);
  return { sent, answers };
}

const bodies = (sent: { key: string; body: unknown }[], wanted: string) =>
  sent.filter(({ key }) => key === wanted).map(({ body }) => body);

it('begins the duty, and shows who waits', async () => {
  const { sent } = open('agent', '/chats', { duty: { isOnDuty: false, agents: 0 } });
  expect(await screen.findByText('什么时候能提车')).toBeTruthy();
  expect(screen.getByText('排队 1')).toBeTruthy();
  const duty = screen.getByRole('switch', { name: '在线接待' });
  await waitFor(() => expect(duty).toHaveProperty('disabled', false));
  fireEvent.click(duty);
  await waitFor(() => expect(bodies(sent, SET_DUTY)).toEqual([{ isOnDuty: true }]));
});

it('takes a conversation, and stays on duty by saying so', async () => {
  const { sent } = open('agent', '/chats/C1');
  const take = await screen.findByRole('button', { name: /接\s*入/ });
  await waitFor(() => expect(take).toHaveProperty('disabled', false));
  fireEvent.click(take);
  await waitFor(() => expect(bodies(sent, TAKE)).toEqual([{ conversationId: 'C1' }]));
  expect(sent.some(({ key }) => key.endsWith('/chat/alive'))).toBe(true);
});

it('answers with a text once, tells that it was seen, and ends after a question', async () => {
  const { sent } = open('agent', '/chats/C1', { seen: { state: 'open', isOwn: true, agentName: '周帆' } });
  const field = await screen.findByLabelText('输入回复，Enter 发送，Shift + Enter 换行');
  await waitFor(() => expect(bodies(sent, READ).length).toBeGreaterThan(0));
  fireEvent.change(field, { target: { value: '下周三到店' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() =>
    expect(bodies(sent, SEND)).toEqual([
      {
        conversationId: 'C1',
        clientKey: expect.stringMatching(/^\w{24}$/),
        message: { kind: 'text', text: '下周三到店' },
      },
    ]),
  );
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: '结束会话' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /确\s*[定认]|OK/ }));
  await waitFor(() => expect(bodies(sent, CLOSE)).toEqual([{ conversationId: 'C1' }]));
});

it('what was refused stays in the field', async () => {
  const { answers, sent } = open('agent', '/chats/C1', { seen: { state: 'open', isOwn: true } });
  answers[SEND] = new Error('4090101');
  const field = await screen.findByLabelText('输入回复，Enter 发送，Shift + Enter 换行');
  fireEvent.change(field, { target: { value: '您好' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(bodies(sent, SEND)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /发\s*送$/ }));
  expect(await screen.findByText('refused')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('您好');
});

it('reads anew when the live channel speaks', async () => {
  const { answers } = open('agent', '/chats');
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  expect(FakeSocket.all[0]?.url).toMatch(/^ws.+\/api\/live\?ticket=T1$/);
  answers['GET /api/mpaccount/v1/staff/chats'] = { items: [{ ...chat, lastText: '还在吗' }], nextCursor: null };
  FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify({ topic: 'orders' }) });
  expect(screen.queryByText('还在吗')).toBeNull();
  FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify({ topic: 'chat' }) });
  expect(await screen.findByText('还在吗')).toBeTruthy();
});

it('auditors read, without a duty or buttons', async () => {
  open('auditor', '/chats/C1');
  expect((await screen.findAllByText('什么时候能提车')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /接\s*入/ })).toBeNull();
});

it('changes an answer that comes by itself', async () => {
  const { sent } = open('agent', '/answers');
  expect(await screen.findByText('一般 4–8 周。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /编\s*辑/ }));
  fireEvent.change(await screen.findByLabelText('回复内容'), { target: { value: '一般 3–6 周。' } });
  fireEvent.click(screen.getByRole('button', { name: /确\s*认/ }));
  await waitFor(() =>
    expect(bodies(sent, WRITE)).toEqual([
      {
        ...{ answerId: 'R1', seenAt: 7, question: '多久可以提车？', keywords: ['提车'], answer: '一般 3–6 周。' },
        ...{ position: 0, isShown: true },
      },
    ]),
  );
});
