import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient, type ReplyOf } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import CancellationPage from '@/pagesMine/cancellation';
import { login } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

type Cancellation = ReplyOf<'GET /api/mpaccount/v1/account/cancellation'>;

const at = Date.parse('2026-11-23T08:05+08:00');
const possible: Cancellation = {
  state: 'possible',
  requestedAt: null,
  losses: [{ key: 'points', count: 12_480 }],
  checks: [
    { key: 'openOrders', openCount: 0 },
    { key: 'refunds', openCount: 0 },
  ],
  reasons: [{ code: 'unused', title: '不再使用' }],
};
const blocked: Cancellation = { ...possible, checks: [{ key: 'openOrders', openCount: 2 }] };

let shown: Cancellation;
let requests: unknown[];
let isErased: boolean;

function answerTo(url: string, body: unknown): unknown {
  if (url.includes('/cancellation/receipt'))
    return {
      state: isErased ? 'done' : 'requested',
      closedAt: at,
      eraseBy: at + 86_400_000,
      erasedAt: isErased ? at : null,
    };
  if (url.includes('/cancellation/withdraw')) {
    shown = blocked;
    return { ok: true };
  }
  if (url.includes('/account/cancellation')) return shown;
  if (!url.includes('/user/cancel')) return { items: [] };
  requests.push(body);
  const mustWait = shown.checks.some(({ openCount }) => openCount > 0);
  if (mustWait) shown = { ...blocked, state: 'waiting', requestedAt: at };
  return { ok: true, state: mustWait ? 'waiting' : 'requested', receipt: mustWait ? null : 'r'.repeat(32) };
}

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  [shown, requests, isErased] = [possible, [], false];
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const data = answerTo(url, body ? JSON.parse(String(body)) : null);
    return new Response(JSON.stringify({ code: '000000', data, message: '' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => renderApp('/pagesMine/cancellation', { 'pagesMine/cancellation': CancellationPage });

/** Chooses, ticks, types the code and answers the second question. */
async function request(button: string) {
  const apply = await screen.findByRole('button', { name: button });
  expect(apply).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('radio', { name: '不再使用' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: button }));
  fireEvent.input(await screen.findByLabelText('验证码'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  const question = await screen.findByRole('alertdialog');
  expect(requests).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: '确定注销' }));
}

describe('the page of the cancellation', () => {
  test('closes the account after reason, tick, code and a second question, and shows how far the erasure is', async () => {
    open();
    expect(await screen.findByText('没有未完成的订单')).toBeTruthy();
    await request('申请注销');
    expect(await screen.findByText('正在清除个人数据')).toBeTruthy();
    expect(screen.getByText('最晚 2026-11-24 08:05 前完成')).toBeTruthy();
    expect(requests).toEqual([{ code: '123456', reason: 'unused', mayWait: true }]);
  });

  test('says when the data is erased', async () => {
    isErased = true;
    open();
    await request('申请注销');
    expect(await screen.findByText('注销已完成')).toBeTruthy();
  });

  test('lets a request wait for open orders, and takes it back', async () => {
    shown = blocked;
    open();
    expect(await screen.findByText('2 笔订单未完成')).toBeTruthy();
    await request('申请注销，订单完成后生效');
    expect(await screen.findByText('注销申请等待中')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '撤回注销申请' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回申请' }));
    await waitFor(() => expect(screen.queryByText('注销申请等待中')).toBeNull());
  });
});
