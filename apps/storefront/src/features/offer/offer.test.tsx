import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OfferData, OffersData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import NewPeoplePage from '@/pagesActivity/newPeopleWelfare';
import GiftDetailPage from '@/pagesActivity/newPeopleWelfare/detail';
import TreasureBoxPage from '@/pagesActivity/treasureBox';
import RightsPage from '@/pagesBannerActivity/rightsActivity';
import RightsRulePage from '@/pagesBannerActivity/rightsActivity/rule';
import WelfareCenterPage from '@/pagesBannerActivity/welfareCenter';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const now = Date.now();
const picture = '/assets/coupons/gift.webp';
const campaign: OffersData['campaign'] = {
  slug: 'x',
  title: '活动',
  lead: '一句话',
  state: 'running',
  startsAt: now - DAY_MS,
  endsAt: now + DAY_MS,
  artwork: { wide: picture, tall: picture, accent: '#0f5f63' },
  rules: { version: 3, sections: [{ title: '规则一', paragraphs: ['一段规则'] }] },
  refusal: null,
};
const offer = (prizeId: string, changes: Partial<OfferData> = {}): OfferData => ({
  prizeId,
  kind: 'points',
  title: prizeId,
  picture,
  amount: 100,
  left: null,
  price: 0,
  task: null,
  period: 'once',
  limit: 1,
  group: null,
  needsOrder: false,
  modelId: null,
  chancesOf: null,
  worth: '100 积分',
  terms: ['条款'],
  own: { state: 'open', done: 0, taken: 0, chances: 0, award: null },
  ...changes,
});
const mine = (own: Partial<NonNullable<OfferData['own']>>): Pick<OfferData, 'own'> => ({
  own: { state: 'open', done: 0, taken: 0, chances: 0, award: null, ...own },
});

const models = [
  { modelId: 'YL01', name: '甲车', hero: picture },
  { modelId: 'YLX', name: '乙车', hero: picture },
];
/** What a draw, and every list, answers. */
const drawn = {
  record: { n: 1, isConsolation: false, award: { awardId: 'a', kind: 'points', title: '30 积分', picture } },
  own: { points: 530, chances: 0, drawnToday: 1, drawn: 1 },
  ...{ items: [], nextCursor: null, area: null },
};

let data: OffersData;
let sent: [url: string, body: unknown][];

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  data = {
    campaign,
    settings: { look: 'gifts', draw: null },
    offers: [],
    own: { points: 500, level: 2, daysLeft: 12 },
  };
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    const reply = url.includes('/campaign/offers') ? data : url.includes('/vehicle/models') ? models : drawn;
    return new Response(JSON.stringify({ code: '000000', data: reply, message: '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logout();
});

describe('gifts for new people', () => {
  const open = () =>
    renderApp('/pagesActivity/newPeopleWelfare/index', { 'pagesActivity/newPeopleWelfare/index': NewPeoplePage });

  test('show days left, and each gift with its own button', async () => {
    data.offers = [
      offer('积分礼'),
      offer('试驾礼', { task: { deed: 'drive', times: 1 }, ...mine({ state: 'task' }) }),
      offer('领完礼', { left: 0, ...mine({ state: 'gone' }) }),
      offer('已领礼', mine({ state: 'taken' })),
    ];
    open();
    expect(await screen.findByText('12')).toBeTruthy();
    expect(screen.getByRole('button', { name: '领取 积分礼' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '去试驾 试驾礼' })).toBeTruthy();
    for (const name of ['已领完 领完礼', '已领取 已领礼'])
      expect(
        screen.getByRole('button', { name }).getAttribute('aria-disabled') ?? screen.getByRole('button', { name }),
      ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '一键领取' }));
    await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ slug: 'x' }));
  });

  test('are not for others, and say so', async () => {
    data.campaign = { ...campaign, refusal: 'notNew' };
    data.offers = [offer('积分礼')];
    open();
    expect(await screen.findByRole('button', { name: '仅限新用户' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '仅限新用户 积分礼' })).toBeTruthy();
  });

  test('one of them shows how it is used, and is taken', async () => {
    data.offers = [offer('p1', { title: '到店咖啡', terms: ['到店出示'] })];
    renderApp('/pagesActivity/newPeopleWelfare/detail?giftId=p1', {
      'pagesActivity/newPeopleWelfare/detail': GiftDetailPage,
    });
    expect(await screen.findByText('到店出示')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '立即领取' }));
    await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ slug: 'x', prizeId: 'p1' }));
  });
});

test('the benefit hall asks before points are spent', async () => {
  data.offers = [
    offer('签到', { task: { deed: 'checkIn', times: 1 }, ...mine({ state: 'task' }) }),
    offer('咖啡券', { price: 180, limit: 2, left: 7, ...mine({ taken: 1 }) }),
  ];
  renderApp('/pagesBannerActivity/welfareCenter/index', {
    'pagesBannerActivity/welfareCenter/index': WelfareCenterPage,
  });
  expect(await screen.findByText('L2 会员')).toBeTruthy();
  expect(screen.getByText('本月已兑 1/2')).toBeTruthy();
  expect(screen.getByText('100 积分 · 完成签到 0/1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '180 积分 咖啡券' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(sent.filter(([url]) => url.includes('/take'))).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '确 定' }));
  await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ slug: 'x', prizeId: '咖啡券' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('chests are locked, to be opened, or opened', async () => {
  const task = { deed: 'checkInRow', times: 3 } as const;
  data.offers = [
    offer('木宝箱', { chancesOf: 'wood', ...mine({ state: 'taken' }) }),
    offer('铜宝箱', { chancesOf: 'bronze', ...mine({ state: 'taken', chances: 1 }) }),
    offer('银宝箱', { chancesOf: 'silver', task, ...mine({ state: 'task', done: 2 }) }),
  ];
  renderApp('/pagesActivity/treasureBox', { 'pagesActivity/treasureBox': TreasureBoxPage });
  for (const text of ['已开启', '可开启', '未解锁']) expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
  fireEvent.click(screen.getByRole('button', { name: '打开铜宝箱' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject([
      expect.stringContaining('/campaign/draw'),
      { slug: 'bronze', payWith: 'chance' },
    ]),
  );
  expect(sent.some(([url]) => url.includes('/take'))).toBe(false);
  expect(await screen.findByText('30 积分')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '收下' }));
});

describe('rights of buyers', () => {
  beforeEach(() => {
    data.offers = [
      offer('充电桩', { modelId: 'YL01', left: 3 }),
      offer('免息', { modelId: 'YL01', needsOrder: true, ...mine({ state: 'order' }) }),
      offer('选装', { modelId: 'YLX', group: 'g' }),
    ];
  });

  test('are shown by model, and a choice is asked for', async () => {
    renderApp('/pagesBannerActivity/rightsActivity/index', { 'pagesBannerActivity/rightsActivity/index': RightsPage });
    expect(await screen.findByText('剩余 3 份')).toBeTruthy();
    expect(screen.getByRole('button', { name: '限大订用户 免息' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('tab', { name: '乙车' }));
    fireEvent.click(screen.getByRole('button', { name: '领取 选装' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '确 定' }));
    await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ slug: 'x', prizeId: '选装' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('have their terms on a page of their own', async () => {
    renderApp('/pagesBannerActivity/rightsActivity/rule?modelId=YLX', {
      'pagesBannerActivity/rightsActivity/rule': RightsRulePage,
    });
    expect(await screen.findByText('选装')).toBeTruthy();
    expect(screen.queryByText('免息')).toBeNull();
    expect(screen.getByText('规则版本 3')).toBeTruthy();
  });
});
