import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplyOf } from '@/api';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import CardReceivePage from '@/pagesMine/cardBag/cardReceive';
import CardBagPage from '@/pagesMine/cardBag/index';
import WelfareCouponPage from '@/pagesMine/welfareCoupon';
import { login } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const value = { kind: 'cashOff' as const, title: '购车券', amountFen: 2000_00, quantity: 0, unit: '', thresholdFen: 0 };
type Card = ReplyOf<'GET /api/mpintegral/v1/coupons'>['items'][number];
const card = (changes: Partial<Card>): Card => ({
  ...value,
  couponId: 'c1',
  state: 'unused',
  startsAt: 0,
  expiresAt: Date.now() + 60 * DAY_MS,
  movedAt: 0,
  orderNo: null,
  ...changes,
});

/** Requests that were made, and what answers them by a part of their address. */
let asked: string[];
let answers: Record<string, unknown>;

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  asked = [];
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    asked.push(`${method} ${url} ${String(body ?? '')}`);
    const part = Object.keys(answers).find((each) => url.includes(each)) ?? '';
    return new Response(JSON.stringify({ code: '000000', data: answers[part] ?? {}, message: '' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const sent = (part: string) => asked.filter((call) => call.startsWith('POST') && call.includes(part));

test('the card bag marks what ends soon and what lies on an order, and refuses a code of a wrong shape by itself', async () => {
  const soon = card({ couponId: 'c2', title: '咖啡', expiresAt: Date.now() + 2 * DAY_MS });
  answers = { '/v1/coupons': { items: [card({ state: 'locked', orderNo: 'VO1' }), soon], nextCursor: null } };
  renderApp('/pagesMine/cardBag/index', { 'pagesMine/cardBag/index': CardBagPage });
  expect(await screen.findByText('即将到期')).toBeTruthy();
  expect(screen.getByText('使用中')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '兑换码换卡券' }));
  fireEvent.change(await screen.findByPlaceholderText('8 至 20 位字母、数字或短横线'), { target: { value: 'SHORT' } });
  fireEvent.click(screen.getByRole('button', { name: '立即兑换' }));
  expect(await screen.findByText('请输入 8 至 20 位兑换码')).toBeTruthy();
  expect(sent('/coupons/code')).toEqual([]);
});

test('welfare says why a coupon cannot be claimed, tells that it was seen, and claims all at one tap', async () => {
  const offer = { ...value, validDays: 30, startsAt: 0, endsAt: DAY_MS, minLevel: 4, leftPercent: 40, couponId: null };
  answers = {
    '/welfare/claim': { claimed: [{ offerId: 'a', couponId: 'c1', title: '购车券' }] },
    '/welfare/seen': { ok: true },
    '/welfare': {
      offers: [
        { ...offer, offerId: 'a', audience: 'everyone', state: 'claimable' },
        { ...offer, offerId: 'b', audience: 'level', state: 'notEligible' },
      ],
    },
  };
  renderApp('/pagesMine/welfareCoupon', { 'pagesMine/welfareCoupon': WelfareCouponPage });
  expect(await screen.findByText('成长等级 LV4 及以上可领')).toBeTruthy();
  expect(screen.getByText('不符合条件')).toBeTruthy();
  await waitFor(() => expect(sent('/welfare/seen')).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: '一键领取 1 张' }));
  expect(await screen.findByText('已领取 1 张，请在卡包查看')).toBeTruthy();
  expect(sent('/welfare/claim')[0]).toContain('{}');
});

test('a gift is received by others, and only taken back by its giver', async () => {
  const gift = {
    coupon: { ...value, expiresAt: Date.now() + DAY_MS },
    giver: { nickname: '小林', avatar: '/assets/a.webp' },
    message: '生日快乐',
    state: 'open',
    expiresAt: Date.now() + DAY_MS,
    relation: 'giver',
    couponId: 'c1',
  };
  answers = { '/coupons/gift': gift };
  renderApp(`/pagesMine/cardBag/cardReceive?giftCode=${'A'.repeat(24)}`, {
    'pagesMine/cardBag/cardReceive': CardReceivePage,
  });
  expect(await screen.findByText('生日快乐')).toBeTruthy();
  expect(screen.getByRole('button', { name: '收回' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '领取' })).toBeNull();
});
