import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AwardData, DrawData, EarnedChancesData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import Accept from '@/pagesBannerActivity/innerDraw/accept';
import Index from '@/pagesBannerActivity/innerDraw/index';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';

startApp();

const INDEX = '/pagesBannerActivity/innerDraw/index';
const ACCEPT = '/pagesBannerActivity/innerDraw/accept';
const pages = { 'pagesBannerActivity/innerDraw/index': Index, 'pagesBannerActivity/innerDraw/accept': Accept };
const now = Date.now();
const picture = '/assets/coupons/prize-cup.webp';
const places = [
  { placeId: 'desk', name: '用户发展部', address: 'A 座 3 楼', hours: '9:30-18:00' },
  { placeId: 'service', name: '用户服务中心', address: 'B 座 1 楼', hours: '9:00-20:00' },
];
const campaign: DrawData['campaign'] = {
  slug: 'inner-draw',
  title: '员工专属抽奖',
  lead: '每一位客户，都值得一次好运',
  state: 'running',
  startsAt: now - DAY_MS,
  endsAt: now + DAY_MS,
  artwork: { wide: picture, tall: picture, accent: '#4a3b6b' },
  rules: { version: 1, sections: [{ title: '规则', paragraphs: ['试驾 1 次，定金 3 次'] }] },
  refusal: null,
};
const draw = (part: Partial<DrawData> = {}): DrawData => ({
  campaign,
  settings: {
    ...{ look: 'wheel', live: null, price: null, dailyLimit: null, isFed: false, chances: {}, series: null },
    staff: { drive: 1, deposit: 3, places },
  },
  prizes: [
    {
      ...{ prizeId: 'p1', kind: 'goods', title: '保温随行杯', picture, amount: null, weight: 10_000, left: 8 },
      ...{ isConsolation: true, isHidden: false },
    },
  ],
  isSoldOut: false,
  seedHash: 'ab12',
  seed: null,
  winners: [{ name: '陈*', prize: '降噪耳机', at: now, organName: '用户发展部' }],
  own: { points: 0, chances: 2, drawnToday: 0, drawn: 1 },
  ...part,
});
const chance: EarnedChancesData = {
  ...{ chanceId: 'c1', amount: 3, left: 2, friend: null, source: 'deposit', at: now, expiresAt: now + DAY_MS },
};
const award = (part: Partial<AwardData> = {}): AwardData => ({
  awardId: 'a1',
  kind: 'goods',
  state: 'waiting',
  title: '保温随行杯',
  picture,
  amount: null,
  campaign: { slug: 'inner-draw', title: '员工专属抽奖' },
  claimUntil: now + DAY_MS,
  postage: 0,
  code: null,
  couponId: null,
  parcel: null,
  wonAt: now,
  ...part,
});

const serve = (served: { draw?: DrawData; award?: AwardData; chances?: EarnedChancesData[] }) =>
  serveByAddress(
    {
      'prizes/collect': { data: award({ state: 'pickup', code: '1234567890', pickupPlace: '用户服务中心' }) },
      'prizes/detail': served.award ? { data: { award: served.award, places } } : { code: '000404' },
      'campaign/prizes': { data: { items: served.award ? [served.award] : [], nextCursor: null } },
      'draw/chances': { data: { items: served.chances ?? [], nextCursor: null } },
      'campaign/draw': { data: served.draw ?? draw() },
    },
    (fetch) => vi.stubGlobal('fetch', fetch),
  );

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  login('token', someUser);
});
afterEach(() => {
  logout();
  vi.unstubAllGlobals();
});

describe('the draw of employees', () => {
  test('shows what brought the chances, both ways to more, own prizes and winners with their departments', async () => {
    serve({ award: award(), chances: [chance, { ...chance, chanceId: 'c2', source: 'drive', amount: 1, left: 0 }] });
    renderApp(INDEX, pages);
    expect(await screen.findByText('还可抽 2 次')).toBeTruthy();
    expect(await screen.findByText('客户支付定金')).toBeTruthy();
    expect(document.body.textContent).toContain('+3 次，剩 2');
    expect(screen.getByText('客户完成试驾')).toBeTruthy();
    expect(screen.getByText('陈* 获得 降噪耳机')).toBeTruthy();
    expect(screen.getByText('用户发展部')).toBeTruthy();
    for (const way of ['员工内荐', '员工邀约试驾']) expect(screen.getByText(way)).toBeTruthy();
    expect(document.body.textContent?.split('客户试驾 1 次，支付定金 3 次')).toHaveLength(3);
  });

  test('without a chance says how one comes, and the wheel does not turn', async () => {
    const seen = serve({ draw: draw({ own: { points: 0, chances: 0, drawnToday: 0, drawn: 0 } }) });
    renderApp(INDEX, pages);
    expect(await screen.findByText('客户完成试驾或支付定金，即得机会')).toBeTruthy();
    fireEvent.click(screen.getByText('抽奖'));
    expect(seen.filter(({ body }) => body !== undefined)).toEqual([]);
    expect(await screen.findByText('还没有奖品，转一次试试手气')).toBeTruthy();
  });

  test.each([
    ['paused', '活动暂停中，请稍后再来'],
    ['ended', '活动已结束'],
    ['announced', '活动尚未开始'],
  ] as const)('that is %s says so', async (state, words) => {
    serve({ draw: draw({ campaign: { ...campaign, state } }) });
    renderApp(INDEX, pages);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  test('is for employees alone', async () => {
    serve({ draw: draw({ campaign: { ...campaign, refusal: 'role' }, own: null }) });
    renderApp(INDEX, pages);
    expect(await screen.findByText('仅限内部员工参与')).toBeTruthy();
    expect(screen.queryByText('抽奖')).toBeNull();
  });
});

describe('goods that an employee won', () => {
  test('are collected at the chosen place', async () => {
    const seen = serve({ award: award() });
    renderApp(`${ACCEPT}?awardId=a1`, pages);
    fireEvent.click(await screen.findByText('到部门自提 · 用户服务中心'));
    fireEvent.click(screen.getByRole('button', { name: '确认领取' }));
    fireEvent.click(await screen.findByText('确 定'));
    await waitFor(() =>
      expect(seen.find(({ url }) => url.includes('prizes/collect'))?.body).toEqual({
        awardId: 'a1',
        placeId: 'service',
      }),
    );
  });

  test('show the code while they wait, and nothing to choose once they were handed out', async () => {
    serve({ award: award({ state: 'pickup', code: '1234567890', pickupPlace: '用户发展部' }) });
    const { unmount } = renderApp(`${ACCEPT}?awardId=a1`, pages);
    expect(await screen.findByText('1234567890')).toBeTruthy();
    expect(screen.getByText('到 用户发展部 出示，由工作人员扫码发放')).toBeTruthy();
    expect((screen.getByRole('button', { name: '已选择' }) as HTMLButtonElement).disabled).toBe(true);
    unmount();
    queryClient.clear();
    serve({ award: award({ state: 'used' }) });
    renderApp(`${ACCEPT}?awardId=a1`, pages);
    expect(await screen.findByText('保温随行杯')).toBeTruthy();
    expect(screen.queryByText('邮寄')).toBeNull();
  });

  test('that do not exist lead to the own prizes', async () => {
    serve({});
    renderApp(ACCEPT, pages);
    expect(await screen.findByText('奖品不存在')).toBeTruthy();
  });
});
