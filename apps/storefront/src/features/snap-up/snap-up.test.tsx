import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SnapUpCarData, SnapUpData, SnapUpDetailData } from '@voltfront/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import Confirm from '@/pagesActivity/snapUp/confirm';
import Detail from '@/pagesActivity/snapUp/detail';
import Market from '@/pagesActivity/snapUp/index';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';

startApp();

const pages = {
  'pagesActivity/snapUp/index': Market,
  'pagesActivity/snapUp/detail': Detail,
  'pagesActivity/snapUp/confirm': Confirm,
};
const DETAIL = '/pagesActivity/snapUp/detail?code=car';
const CONFIRM = '/pagesActivity/snapUp/confirm?code=car';
const now = Date.now();
const picture = '/assets/coupons/prize-figure-1.webp';
const campaign: SnapUpData['campaign'] = {
  slug: 'snap-up',
  title: '限时抢购',
  lead: '一口价',
  state: 'running',
  startsAt: now - DAY_MS,
  endsAt: now + DAY_MS,
  artwork: { wide: picture, tall: picture, accent: '#0f5f63' },
  rules: { version: 1, sections: [{ title: '规则', paragraphs: ['每人一台'] }] },
  refusal: null,
};
const car: SnapUpCarData = {
  code: 'car',
  session: 'one',
  modelName: '01',
  versionName: 'Pro',
  cutout: picture,
  stockCity: '上海',
  listFen: 30_000_000,
  flashFen: 28_000_000,
  stock: 10,
  left: 4,
  bookedCount: 12,
  isBooked: false,
  isReminded: false,
};
const session = (startsAt: number) => ({ code: 'one', startsAt, endsAt: startsAt + 2 * HOUR_MS });
const head = { campaign, look: 'market' as const, bookUntilMinutes: 5, bookedFirstMinutes: 10, own: null };
const RUNNING = session(now - HOUR_MS);
const someDetail = (part: Partial<SnapUpDetailData> = {}): SnapUpDetailData => ({
  ...head,
  session: RUNNING,
  car,
  pictures: [],
  options: [{ group: '外观', name: '雾白' }],
  rights: ['终身质保'],
  quote: {
    configuration: { modelId: 'YL01', versionId: 'YL01-pro', productCodes: [] },
    modelName: '01',
    versionName: 'Pro',
    cutout: picture,
    lines: [{ kind: 'version', code: 'v', name: '01 Pro', amountFen: 28_000_000 }],
    totalFen: 28_000_000,
    monthly: null,
    delivery: { fromWeeks: 2, toWeeks: 2, cityName: null },
    subsidies: { personalFen: 0, enterpriseFen: 0 },
    removed: [],
  },
  depositFen: 500_000,
  cities: [{ cityCode: '310100', cityName: '上海市' }],
  arrivalDays: 14,
  ...part,
});
const held = { code: 'car', state: 'held' as const, until: now + 5 * MINUTE_MS, orderNo: null };
const agreement = {
  agreementId: 'a1',
  kind: 'purchase',
  title: '购车协议',
  version: '1',
  state: 'unsigned',
  isRequired: true,
  signedAt: null,
  isOutdated: false,
};

const serve = (detail: SnapUpDetailData, replies: Parameters<typeof serveByAddress>[0] = {}) =>
  serveByAddress({ 'snapUp/car?': { data: detail }, 'order/agreements': { data: [agreement] }, ...replies }, (fetch) =>
    vi.stubGlobal('fetch', fetch),
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a car of a flash sale', () => {
  test.each<[string, Partial<SnapUpDetailData>]>([
    ['预约', { session: session(now + HOUR_MS) }],
    ['已预约', { session: session(now + HOUR_MS), car: { ...car, isBooked: true } }],
    ['即将开始', { session: session(now + MINUTE_MS) }],
    ['预约用户优先抢购中', { session: session(now - MINUTE_MS) }],
    ['立即抢购', {}],
    ['已抢光 · 回流提醒我', { car: { ...car, left: 0 } }],
    ['已结束', { session: session(now - 5 * HOUR_MS) }],
    ['活动未开始', { campaign: { ...campaign, state: 'announced' } }],
    ['活动暂停中', { campaign: { ...campaign, state: 'paused' } }],
    ['继续填写订单', { own: held }],
    ['已为您保留其他车型', { own: { ...held, code: 'other' } }],
    ['已参与 · 查看订单', { own: { ...held, state: 'bought', orderNo: 'VO123456' } }],
  ])('offers %s', async (words, part) => {
    login('token', someUser);
    serve(someDetail(part));
    renderApp(DETAIL, pages);
    expect(await button(words)).toBeTruthy();
  });

  test('is held by a tap, after which the order form opens', async () => {
    login('token', someUser);
    const seen = serve(someDetail(), { 'snapUp/place': { data: held } });
    renderApp(DETAIL, pages);
    fireEvent.click(await button('立即抢购'));
    await waitFor(() => expect(livePages().at(-1)).toBe('/pagesActivity/snapUp/confirm'));
    expect(seen.map(({ body }) => body)).toContainEqual({ slug: 'snap-up', code: 'car' });
  });

  test('wants a login before anything is asked for', async () => {
    serve(someDetail());
    renderApp(DETAIL, pages);
    fireEvent.click(await button('立即抢购'));
    await waitFor(() => expect(livePages().at(-1)).toBe('/pages/login/index'));
  });
});

describe('the list', () => {
  test('shows sessions as tabs, stock and both prices, and takes appointments', async () => {
    login('token', someUser);
    const sale: SnapUpData = { ...head, sessions: [session(now + HOUR_MS)], cars: [car] };
    const seen = serveByAddress(
      { 'campaign/snapUp?': { data: sale }, 'snapUp/reminder': { data: { isSet: true } } },
      (fetch) => vi.stubGlobal('fetch', fetch),
    );
    renderApp('/pagesActivity/snapUp/index', pages);
    expect(await screen.findByText('剩余 4 / 10 台')).toBeTruthy();
    expect(screen.getByText('12 人已预约')).toBeTruthy();
    fireEvent.click(await button('预约提醒 Pro'));
    await waitFor(() =>
      expect(seen.map(({ body }) => body)).toContainEqual({ slug: 'snap-up', code: 'car', what: 'start', isSet: true }),
    );
  });
});

describe('the order form', () => {
  test('says when the hold is lost, and when an order waits for its payment', async () => {
    login('token', someUser);
    serve(someDetail());
    const { unmount } = renderApp(CONFIRM, pages);
    expect(await screen.findByText('保留已失效')).toBeTruthy();
    unmount();
    queryClient.clear();
    serve(someDetail({ own: { ...held, state: 'ordered', orderNo: 'VO123456' } }));
    renderApp(CONFIRM, pages);
    expect(await button('去支付')).toBeTruthy();
  });

  test('asks for buyer, city and consent before it submits', async () => {
    login('token', someUser);
    const seen = serve(someDetail({ own: held }), { 'snapUp/order': { data: { orderNo: 'VO123456' } } });
    renderApp(CONFIRM, pages);
    fireEvent.click(await button('提交订单'));
    expect(await screen.findByText('请先阅读并同意协议')).toBeTruthy();
    expect(seen.some(({ body }) => body && 'buyer' in (body as object))).toBe(false);
  });
});
