import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplyOf } from '@/api';
import { startApp } from '@/page/app-frame';
import IntegralExplanationPage from '@/pagesMine/integralExplanation';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';

startApp();

const RULES: ReplyOf<'GET /api/mpintegral/v1/points/rules'> = {
  version: '2026-11',
  effectiveAt: Date.parse('2026-11-01T00:00+08:00'),
  checkInLadder: [5, 6, 8],
  monthlyExtras: [{ days: 10, points: 30 }],
  restoreCost: 20,
  expiryMonths: 24,
  returnDays: 30,
  sources: [{ code: 'comment', title: '发表评论', amount: 2, dailyLimit: 5, isDaily: true }],
};

beforeEach(() => void serveReplies({ data: RULES }));
afterEach(() => vi.unstubAllGlobals());

test('the explanation takes every number from the rules in force', async () => {
  renderApp('/pagesMine/integralExplanation', { 'pagesMine/integralExplanation': IntegralExplanationPage });
  expect(await screen.findByText('连续签到第 1 至 3 天依次得 5、6、8 积分，此后每天 8 积分')).toBeTruthy();
  expect(screen.getByText('当月累计签到 10 天')).toBeTruthy();
  expect(screen.getByText('每天最多 5 次')).toBeTruthy();
  expect(screen.getByText(/自获得之日起 24 个月内有效/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '漏签一天会怎样？' }));
  expect(await screen.findByText(/从第 1 天的 5 积分开始.*20 积分补签/)).toBeTruthy();
  expect(screen.getByText('规则版本 2026-11，自 2026年11月1日 起生效')).toBeTruthy();
});
