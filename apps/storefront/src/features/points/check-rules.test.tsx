import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import CheckRulesPage from '@/pagesMine/checkRules';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const rules = {
  version: '2026-11',
  effectiveAt: Date.parse('2026-11-01T00:00+08:00'),
  checkInLadder: [5, 6, 8, 10, 12, 15, 20],
  monthlyExtras: [{ days: 10, points: 30 }],
  restoreCost: 20,
  expiryMonths: 24,
  returnDays: 30,
  sources: [],
};
const checkIn = { isDoneToday: true, streakDays: 2, strip: [], monthDays: 8, monthlyExtras: [], restore: null };
const asked: { url: string; body: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  resetDebounce();
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const data = url.includes('/points/rules')
      ? rules
      : url.includes('/checkIn/reminder')
        ? { isSet: typeof body === 'string' }
        : url.includes('/v1/points')
          ? { balance: 1, expiring: null, checkIn, tasks: [] }
          : { items: [] };
    return new Response(JSON.stringify({ code: '000000', message: '', data }));
  });
});
afterEach(() => {
  logout();
  vi.unstubAllGlobals();
});

const open = () => renderApp('/pagesMine/checkRules', { 'pagesMine/checkRules': CheckRulesPage });

test('a visitor reads the rules by their numbers, and asks for nothing of their own', async () => {
  open();
  expect(await screen.findByText('连续第 7 天')).toBeTruthy();
  expect(screen.getByText('连续签到 7 天，共得 76 积分；第 8 天再得 20 积分。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '登录签到' })).toBeTruthy();
  expect(screen.queryByText('每日签到提醒')).toBeNull();
  expect(asked.some(({ url }) => /reminder|v1\/points($|\?)/.test(url))).toBe(false);
});

test('somebody logged in sees their own row, and switches the reminder on', async () => {
  login('t', someUser);
  open();
  expect(await screen.findByText('您已连续签到 2 天')).toBeTruthy();
  expect(screen.getByText('您的下一次').parentElement?.textContent).toContain('连续第 3 天');
  fireEvent.click(await screen.findByRole('switch', { name: '每日签到提醒' }));
  expect(await screen.findByText('已开启，每晚 8 点提醒')).toBeTruthy();
  await waitFor(() => expect(asked.filter(({ body }) => body).map(({ body }) => body)).toEqual([{ isSet: true }]));
});
