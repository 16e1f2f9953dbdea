import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReplyOf } from '@/api';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import IntegralPage from '@/pagesMine/integral';
import { login } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

type Points = ReplyOf<'GET /api/mpintegral/v1/points'>;

const strip = (done: number): Points['checkIn']['strip'] =>
  [5, 6, 8, 10, 12, 15, 20].map((points, index) => {
    const state = index < done ? 'done' : index === done ? 'next' : 'coming';
    return { number: index + 1, points, state };
  });

const points = (changes: Partial<Points> = {}, checkIn: Partial<Points['checkIn']> = {}): Points => ({
  balance: 12_480,
  expiring: null,
  checkIn: {
    isDoneToday: false,
    streakDays: 2,
    strip: strip(2),
    monthDays: 8,
    monthlyExtras: [
      { days: 10, points: 30, isReached: false },
      { days: 20, points: 60, isReached: false },
    ],
    restore: null,
    ...checkIn,
  },
  tasks: [{ code: 'comment', title: '发表评论', amount: 2, dailyLimit: 5, doneToday: 5 }],
  ...changes,
});

const entry = {
  entryId: 'e1',
  title: '每日签到',
  delta: 5,
  balanceAfter: 12_480,
  at: Date.parse('2026-11-23T08:05+08:00'),
};
/** Requests that were made, and what answers the reading of points. */
let asked: string[];
let shown: Points;

function answerTo(url: string): unknown {
  if (url.includes('/points/entries')) {
    const isOut = url.includes('direction=out');
    return { items: isOut ? [] : [entry], nextCursor: null };
  }
  if (url.includes('/checkIn/restore')) return { points: 12_460, streakDays: 7 };
  if (url.includes('/checkIn')) return { pointsEarned: 8, extraPoints: 30, points: 12_518, streakDays: 3 };
  return url.includes('/v1/points') ? shown : { items: [] };
}

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  asked = [];
  shown = points();
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return new Response(JSON.stringify({ code: '000000', data: answerTo(url), message: '' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => renderApp('/pagesMine/integral', { 'pagesMine/integral': IntegralPage });

describe('the page of points', () => {
  test('shows balance, the row of check-ins, finished tasks and the ledger', async () => {
    open();
    expect(await screen.findByText('12,480')).toBeTruthy();
    expect(screen.getByText('30 天内没有到期的积分')).toBeTruthy();
    expect(screen.getByText('已连续签到 2 天')).toBeTruthy();
    expect(screen.getByRole('listitem', { name: '第 1 天，已签到' })).toBeTruthy();
    expect(screen.getByText('再签 2 天，额外得 30 积分')).toBeTruthy();
    expect(screen.getByRole('button', { name: '已完成' })).toHaveProperty('disabled', true);
    expect(await screen.findByText('余额 12,480')).toBeTruthy();
    expect(screen.queryByText('补签')).toBeNull();
  });

  test('names the last day of points that expire, not the midnight after it', async () => {
    shown = points({ expiring: { points: 320, at: Date.parse('2026-12-21T00:00+08:00') } });
    open();
    expect(await screen.findByText('320 积分将于 2026年12月20日到期')).toBeTruthy();
  });

  test('checks in, says what it brought, and asks anew for everything that changed', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: '签到领 8 积分' }));
    expect(await screen.findByText('签到成功，积分 +8，月度奖励 +30')).toBeTruthy();
    await waitFor(() => expect(asked.filter((call) => /GET .*\/v1\/points(\?|$)/.test(call)).length).toBe(2));
    expect(asked.filter((call) => call.includes('/points/entries')).length).toBe(2);
  });

  test('makes up for yesterday after a question that names the price', async () => {
    shown = points({}, { restore: { day: '2026-11-22', cost: 20, streakDays: 6 } });
    open();
    expect(await screen.findByText('昨天漏签了，补签可接续此前的 6 天')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '补签' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('将扣除 20 积分');
    expect(asked.some((call) => call.includes('restore'))).toBe(false);
    fireEvent.click(within(question).getByRole('button', { name: '补签' }));
    expect(await screen.findByText('补签成功，已连续签到 7 天')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('lists spendings alone, and says so when there are none', async () => {
    open();
    fireEvent.click(await screen.findByRole('radio', { name: '支出' }));
    expect(await screen.findByText('没有符合条件的明细')).toBeTruthy();
  });

  test('asks for the entries of a month', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: '全部月份' }));
    const months = await screen.findAllByRole('radio', { name: /^20\d\d年\d+月$/ });
    expect(months).toHaveLength(25);
    fireEvent.click(months[1] as HTMLElement);
    await waitFor(() => expect(asked.at(-1)).toMatch(/month=20\d\d-\d\d/));
  });
});
