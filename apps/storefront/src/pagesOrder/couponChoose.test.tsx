import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorCatalogue } from '@voltfront/contract/errors';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import type { CouponList, CouponVerdict } from '@/features/order/coupon/coupon-choice';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import CouponChoosePage from './couponChoose';

const card = (couponId: string, title: string, changes: Partial<CouponList['coupons'][number]> = {}) => ({
  couponId,
  title,
  kind: 'cashOff' as const,
  amountFen: 200_000,
  quantity: 0,
  unit: '',
  thresholdFen: 0,
  state: 'unused' as const,
  startsAt: 0,
  expiresAt: Date.now() + 30 * DAY_MS,
  movedAt: 0,
  orderNo: null,
  ...changes,
});
const verdict = (couponId: string, changes: Partial<CouponVerdict> = {}): CouponVerdict => ({
  couponId,
  isChosen: false,
  reductionFen: 0,
  reason: null,
  missingFen: 0,
  ...changes,
});
const PRICE_FEN = 20_000_000;
const coupons = [
  card('a', '现金券'),
  card('b', '小现金券', { amountFen: 100_000 }),
  card('c', '选装券', { kind: 'optionOff' }),
  card('d', '他车券'),
  card('e', '锁定券', { state: 'locked', orderNo: 'VO1' }),
  card('f', '满减券'),
];

/** Judges as the server does: of the two cash-off coupons the one named first stays. */
function judge(ids: readonly string[]) {
  const cash = ids.find((id) => id === 'a' || id === 'b');
  const takes: Record<string, number> = {
    ...(cash ? { [cash]: cash === 'a' ? 200_000 : 100_000 } : {}),
    ...(ids.includes('c') ? { c: 200_000 } : {}),
  };
  const reductionFen = Object.values(takes).reduce((sum, each) => sum + each, 0);
  const verdicts = [
    ...['a', 'b'].map((id) =>
      verdict(id, { isChosen: id === cash, reason: cash && id !== cash ? 'notCombinable' : null }),
    ),
    verdict('c', { isChosen: ids.includes('c') }),
    verdict('d', { reason: 'otherModel' }),
    verdict('e', { reason: 'lockedOnOrder' }),
    verdict('f', { reason: 'belowThreshold', missingFen: 350_000 }),
  ].map((each) => ({ ...each, reductionFen: takes[each.couponId] ?? 0 }));
  return { verdicts, reductionFen, totalFen: PRICE_FEN - reductionFen };
}

const Home = () => <p>首页</p>;
let chosen: string[][];
let listed: number;
let refusal: { code: string } | null;

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  chosen = [];
  listed = 0;
  refusal = null;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const reply = (data: unknown, code = '000000') => new Response(JSON.stringify({ code, data, message: '' }));
    const ids = (): string[] => JSON.parse(String(body)).couponIds;
    if (url.includes('/coupons/quote')) return reply(judge(ids()));
    if (url.includes('/coupons/choose')) {
      chosen.push(ids());
      return refusal ? reply({ couponIds: ids() }, refusal.code) : reply({});
    }
    if (url.includes('/order/coupons')) {
      listed += 1;
      return reply({ ...judge(['a', 'c']), bestIds: ['a', 'c'], bestFen: 400_000, coupons });
    }
    return reply({});
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  renderApp('/', { 'pages/community/index': Home, 'pagesOrder/couponChoose': CouponChoosePage });
  act(() => login('token', someUser));
  act(() => navigate('/pagesOrder/couponChoose', { draftId: 'd1' }));
  await screen.findByRole('checkbox', { name: '现金券' });
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const isTicked = (name: string) => box(name).getAttribute('aria-checked') === 'true';
const isLeft = () => waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
const confirm = () => fireEvent.click(screen.getByRole('button', { name: '确定' }));

test('the best combination is ticked, and confirming it keeps it and goes back', async () => {
  await open();
  expect([isTicked('现金券'), isTicked('选装券')]).toEqual([true, true]);
  expect(screen.getByText('已选 2 张，共省')).toBeTruthy();
  confirm();
  await isLeft();
  expect(chosen).toEqual([['a', 'c']]);
});

test('every coupon that cannot be used has its reason, and the other cash-off coupon can replace the chosen one', async () => {
  await open();
  fireEvent.click(screen.getByRole('tab', { name: '不可用 (4)' }));
  const list = within(screen.getByRole('list'));
  for (const reason of ['不可与已选优惠券同享', '不适用于所选车型', '已锁定在订单 VO1', '还差 ¥3,500 可用'])
    expect(list.getByText(reason)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '改用' }));
  await waitFor(() => expect(isTicked('小现金券')).toBe(true));
  expect(screen.queryByRole('checkbox', { name: '现金券' })).toBeNull();
  expect(screen.getByText(/最优组合还可再省 ¥1,000/)).toBeTruthy();
  confirm();
  await isLeft();
  expect(chosen).toEqual([['b', 'c']]);
});

test('no coupon is a choice too', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: '不使用' }));
  await screen.findByText('未使用优惠券');
  await screen.findByRole('checkbox', { name: '小现金券' });
  expect([isTicked('现金券'), isTicked('小现金券'), isTicked('选装券')]).toEqual([false, false, false]);
  confirm();
  await isLeft();
  expect(chosen).toEqual([[]]);
});

test('a coupon that went elsewhere meanwhile keeps the customer here', async () => {
  refusal = { code: errorCatalogue.COUPON_UNUSABLE.code };
  await open();
  confirm();
  await waitFor(() => expect(chosen).toHaveLength(1));
  // The coupons are asked for again, since they are others now.
  await waitFor(() => expect(listed).toBe(2));
  expect(box('现金券')).toBeTruthy();
});
