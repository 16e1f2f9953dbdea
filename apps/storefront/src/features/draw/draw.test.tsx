import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { AwardData, DrawData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import BlindBox from '@/pagesBannerActivity/blindBox/index';
import Mine from '@/pagesBannerActivity/blindBox/mine';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';
import { Wheel } from './wheel';

startApp();

const pages = { 'pagesBannerActivity/blindBox/index': BlindBox, 'pagesBannerActivity/blindBox/mine': Mine };
const ADDRESS = '/pagesBannerActivity/blindBox/index';
const now = Date.now();
const picture = '/assets/coupons/prize-figure-1.webp';
const campaign: DrawData['campaign'] = {
  slug: 'blind-box',
  title: '盲盒',
  lead: '六款',
  state: 'running',
  startsAt: now - DAY_MS,
  endsAt: now + DAY_MS,
  artwork: { wide: picture, tall: picture, accent: '#0f5f63' },
  rules: { version: 1, sections: [{ title: '规则', paragraphs: ['每天 5 次'] }] },
  refusal: null,
};
const settings: DrawData['settings'] = {
  look: 'boxes',
  live: null,
  price: 299,
  dailyLimit: 5,
  isFed: false,
  chances: { driven: 1 },
  series: { name: '旅途系列', turnPoints: 100, postage: 200, freePostageFrom: 3, notSentTo: [] },
};
const prize = {
  prizeId: 'p1',
  kind: 'goods',
  title: '山野旅人',
  picture,
  amount: null,
  weight: 10_000,
  left: 8,
} as const;
const someDraw = (part: Partial<DrawData> = {}): DrawData => ({
  campaign,
  settings,
  prizes: [{ ...prize, isConsolation: true, isHidden: false }],
  isSoldOut: false,
  seedHash: 'ab12',
  seed: null,
  winners: [{ name: '林*', prize: '山野旅人', at: now }],
  own: { points: 1000, chances: 1, drawnToday: 0, drawn: 0 },
  ...part,
});
const award: AwardData = {
  awardId: 'a1',
  kind: 'goods',
  state: 'waiting',
  title: '山野旅人',
  picture,
  amount: null,
  campaign: { slug: 'blind-box', title: '盲盒' },
  claimUntil: now + DAY_MS,
  postage: 200,
  code: null,
  couponId: null,
  parcel: null,
  wonAt: now,
};
const figure = (count: number, free: string[]) => ({
  prizeId: 'p1',
  title: '山野旅人',
  picture,
  isHidden: false,
  count,
  free: free.map((awardId) => ({ awardId, claimUntil: null })),
});
const collection = (count: number, free: string[], points = 0) => ({
  data: { campaign, settings, figures: [figure(count, free)], isComplete: count > 0, points },
});

const serve = (draw: DrawData, replies: Parameters<typeof serveByAddress>[0] = {}) =>
  serveByAddress({ '/campaign/draw?': { data: draw }, ...replies }, (fetch) => vi.stubGlobal('fetch', fetch));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('blind boxes', () => {
  test('are opened for a chance, and show what was drawn', async () => {
    login('token', someUser);
    const record = { recordId: 'a1', n: 1, roll: 5, isConsolation: false, paidWith: 'chance', at: now, award };
    const own = { points: 1000, chances: 0, drawnToday: 1, drawn: 1 };
    const seen = serve(someDraw(), { 'campaign/draw': { data: { record, own } } });
    renderApp(ADDRESS, pages);
    fireEvent.click(await button('机会开盒 ×1'));
    expect(await screen.findByText('已放入我的盲盒')).toBeTruthy();
    expect(seen.filter(({ body }) => body).map(({ body }) => body)).toContainEqual({
      slug: 'blind-box',
      payWith: 'chance',
    });
    expect(screen.queryByText('机会开盒 ×1')).toBeNull();
    expect(screen.getByText('今日 1/5')).toBeTruthy();
  });

  test('cost points only after a question', async () => {
    login('token', someUser);
    const seen = serve(someDraw({ own: { points: 1000, chances: 0, drawnToday: 0, drawn: 0 } }));
    renderApp(ADDRESS, pages);
    fireEvent.click(await button('299 积分开盒'));
    expect(await screen.findByText('将使用 299 积分，开盒后不退回。')).toBeTruthy();
    expect(seen.some(({ body }) => body && 'payWith' in (body as object))).toBe(false);
    fireEvent.click(await button('取 消'));
  });

  test('lead who has too few points to where they are earned', async () => {
    login('token', someUser);
    serve(someDraw({ own: { points: 100, chances: 0, drawnToday: 0, drawn: 0 } }));
    renderApp(ADDRESS, pages);
    expect(await button('还差 199 积分，去赚积分')).toBeTruthy();
  });

  test('of a visitor lead to login', async () => {
    serve(someDraw({ own: null }));
    renderApp(ADDRESS, pages);
    fireEvent.click(await button('299 积分开盒'));
    expect(livePages().at(-1)).toBe('/pages/login/index');
  });

  test.each<[string, Partial<DrawData>]>([
    ['活动已结束', { campaign: { ...campaign, state: 'ended' }, seed: 'cd34' }],
    ['活动尚未开始', { campaign: { ...campaign, state: 'announced', startsAt: now + DAY_MS } }],
    ['活动暂停中，请稍后再来', { campaign: { ...campaign, state: 'paused' } }],
    ['已全部售罄', { isSoldOut: true }],
    ['今日次数已用完，明天再来', { own: { points: 1000, chances: 1, drawnToday: 5, drawn: 5 } }],
    ['您不在本次活动的参与范围内', { campaign: { ...campaign, refusal: 'role' } }],
  ])('say %s', async (name, part) => {
    serve(someDraw(part));
    renderApp(ADDRESS, pages);
    expect(((await button(name)) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('figures', () => {
  test('are chosen to be sent, and doubles turn into points after a question', async () => {
    login('token', someUser);
    const replies = {
      '/collection/turn': collection(1, ['a2'], 100),
      '/draw/collection?': collection(2, ['a1', 'a2']),
      '/draw/records?': { data: { items: [], nextCursor: null } },
    };
    const seen = serve(someDraw(), replies);
    renderApp('/pagesBannerActivity/blindBox/mine', pages);
    expect(await screen.findByText('已收集 1/1 款')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('checkbox', { name: '选择山野旅人' })[0] as HTMLElement);
    expect(await button('申请发货（已选 1 只）')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: '山野旅人换 100 积分' })[0] as HTMLElement);
    fireEvent.click(await button('确 定'));
    expect(await screen.findByText('已换回 100 积分')).toBeTruthy();
    expect(seen.filter(({ url }) => url.endsWith('/turn')).map(({ body }) => body)).toEqual([{ awardId: 'a1' }]);
    expect(screen.queryByRole('button', { name: '山野旅人换 100 积分' })).toBeNull();
  });
});

describe('a wheel', () => {
  const wheel = (part: Partial<DrawData>) => {
    const draw = someDraw({
      prizes: [
        { ...prize, isConsolation: true, isHidden: false },
        { ...prize, prizeId: 'p2', title: '随行伞', isConsolation: false, isHidden: false },
      ],
      ...part,
    });
    const { container } = render(
      <QueryClientProvider client={queryClient}>
        <Wheel draw={draw} noChance="完成任务可获得抽奖机会" />
      </QueryClientProvider>,
    );
    return container;
  };

  test('turns to what the server drew, and shows it afterwards', async () => {
    login('token', someUser);
    const umbrella = { ...award, title: '随行伞' };
    const record = {
      recordId: 'a1',
      n: 1,
      roll: 5,
      isConsolation: false,
      paidWith: 'chance',
      at: now,
      award: umbrella,
    };
    const own = { points: 1000, chances: 0, drawnToday: 1, drawn: 1 };
    serve(someDraw(), { 'campaign/draw': { data: { record, own } } });
    const container = wheel({});
    expect(screen.getByText('还可抽 1 次')).toBeTruthy();
    fireEvent.click(await button('抽奖'));
    // Two prizes: the second one stands at half a turn.
    expect(await screen.findByText('请在我的奖品中填写收货地址')).toBeTruthy();
    const plate = container.querySelector<HTMLElement>('[style*="rotate(1260deg)"]');
    expect(plate).not.toBeNull();
    // Goods ask at once where they shall go.
    expect(await button('填写地址')).toBeTruthy();
  });

  test('stands still without a chance, and says how to get one', () => {
    login('token', someUser);
    wheel({ own: { points: 1000, chances: 0, drawnToday: 1, drawn: 1 } });
    expect(screen.getByText('完成任务可获得抽奖机会')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '抽奖' })).toBeNull();
  });
});
