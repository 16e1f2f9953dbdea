import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PacketCampaignData, PacketData } from '@voltfront/contract';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { serveByAddress } from '@/features/community/test-data';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import FestivalEntry from '@/pagesActivity/redPackage/enterPage';
import Waiting from '@/pagesCommunity/redPacket/waiting';
import EnterPage from '@/pagesIntegralActivity/enterPage';
import PocketDetail from '@/pagesIntegralActivity/pocketDetail';
import SentPocketNew from '@/pagesIntegralActivity/sentPocketNew';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const pages = {
  'pagesIntegralActivity/enterPage': EnterPage,
  'pagesIntegralActivity/pocketDetail': PocketDetail,
  'pagesIntegralActivity/sentPocketNew': SentPocketNew,
  'pagesActivity/redPackage/enterPage': FestivalEntry,
  'pagesCommunity/redPacket/waiting': Waiting,
};
const now = Date.now();
const picture = '/assets/coupons/skin-feast.webp';
const skin = { key: 'feast', name: '佳节', picture, cover: picture };
const packet: PacketData = {
  packetId: 'p1',
  slug: 'points-packet',
  campaignTitle: '好友积分红包',
  kind: 'random',
  state: 'running',
  view: 'open',
  sender: { nickname: '林夏', avatar: picture },
  title: null,
  greeting: '一路顺风',
  skin,
  condition: 'anyone',
  points: 100,
  supplement: 0,
  shares: 5,
  taken: 1,
  drawnPoints: 20,
  returnedPoints: 0,
  createdAt: now,
  opensAt: now,
  movedFrom: null,
  expiresAt: now + DAY_MS,
  isOwn: false,
  own: null,
  thanks: 0,
  isReminded: false,
};
const drawn: PacketData = {
  ...packet,
  view: 'drawn',
  taken: 2,
  own: { points: 33, isLuckiest: false, at: now, isThanked: false },
};
const settings: PacketCampaignData['settings'] = {
  mode: 'friends',
  kinds: ['random', 'equal'],
  shares: { least: 1, most: 100 },
  points: { least: 10, most: 10_000 },
  greeting: { most: 25, usual: '佳节快乐', suggestions: ['团团圆圆'] },
  skins: [skin, { ...skin, key: 'spring', name: '新春' }],
  conditions: ['anyone', 'owners'],
  dailySends: 3,
  dailyPoints: null,
  codeAbove: 5000,
  supplementPercent: 10,
  budget: 1000,
  opensOwn: true,
  isPrivate: false,
  hasThanks: true,
  recordsOf: [],
};
const own = { points: 2000, level: 2, isPhoneBound: true, sentToday: 1, pointsToday: 0, pointsADay: null, thanks: 0 };
const campaign = (part: Partial<PacketCampaignData> = {}): PacketCampaignData => ({
  campaign: {
    slug: 'points-packet',
    title: '红包',
    lead: '发给好友',
    state: 'running',
    startsAt: now - DAY_MS,
    endsAt: now + DAY_MS,
    artwork: { wide: picture, tall: picture, accent: '#8f1d22' },
    rules: { version: 1, sections: [{ title: '规则', paragraphs: ['24 小时'] }] },
    refusal: null,
  },
  settings,
  budgetLeft: 1000,
  own,
  latest: [],
  open: [],
  ...part,
});

const serve = (replies: Parameters<typeof serveByAddress>[0]) =>
  serveByAddress({ '/receivers?': { data: { items: [], nextCursor: null } }, ...replies }, (fetch) =>
    vi.stubGlobal('fetch', fetch),
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sentBodies = (seen: ReturnType<typeof serve>) =>
  seen.map(({ body }) => body as Record<string, unknown> | undefined).filter((body) => body && 'greeting' in body);

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a shared packet', () => {
  test('opens once and shows what the server drew', async () => {
    login('token', someUser);
    const seen = serve({ '/detail?': { data: packet }, '/packet/draw': { data: drawn } });
    renderApp('/pagesIntegralActivity/pocketDetail?id=p1', pages);
    const open = await button('开红包');
    fireEvent.click(open);
    fireEvent.click(open);
    expect(await screen.findByText('33')).toBeTruthy();
    expect(seen.filter(({ url }) => url.includes('/packet/draw'))).toHaveLength(1);
  });

  test('sends a visitor to the login first', async () => {
    serve({ '/detail?': { data: packet } });
    renderApp('/pagesIntegralActivity/pocketDetail?id=p1', pages);
    fireEvent.click(await button('开红包'));
    expect(livePages().at(-1)).toBe('/pages/login/index');
  });

  test.each([
    ['手慢了，红包派完了', { view: 'empty', state: 'empty' }],
    ['红包已过期，未领取的积分已退回', { view: 'expired', state: 'expired' }],
    ['仅限车主领取', { view: 'notAllowed', condition: 'owners' }],
    ['等待好友领取', { view: 'own', isOwn: true }],
    ['活动已结束', { view: 'closed' }],
  ] as const)('says %s', async (words, part) => {
    serve({ '/detail?': { data: { ...packet, ...part } } });
    renderApp('/pagesIntegralActivity/pocketDetail?id=p1', pages);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '开红包' })).toBeNull();
  });
});

describe('the form', () => {
  const fill = async (shares: string, points: string) => {
    fireEvent.input(await screen.findByRole('textbox', { name: '红包个数' }), { target: { value: shares } });
    fireEvent.input(screen.getByRole('textbox', { name: /总积分|单个积分/ }), { target: { value: points } });
  };

  test('asks once more, and one wish keeps its key however often it fails', async () => {
    login('token', someUser);
    const seen = serve({ 'campaign/packet?': { data: campaign() }, 'campaign/packet': { code: '4090001' } });
    renderApp('/pagesActivity/redPackage/enterPage', pages);
    await fill('10', '200');
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(await button('塞积分进红包'));
      expect(await screen.findByText('将扣除 200 积分，品牌加赠 20 积分，分成 10 个红包。')).toBeTruthy();
      fireEvent.click(await button('确 定'));
      await waitFor(() => expect(sentBodies(seen)).toHaveLength(time + 1));
      await waitFor(() => expect(screen.queryByText(/品牌加赠 20 积分，分成/)).toBeNull());
    }
    const [one, two] = sentBodies(seen);
    expect(one).toMatchObject({ kind: 'random', shares: 10, points: 200, supplement: 20, greeting: '佳节快乐' });
    expect(two?.key).toBe(one?.key);
  });

  test.each([
    ['红包个数为 1 至 100 个', '101', '200'],
    ['每人至少 1 积分', '50', '20'],
    ['合计 10 至 10000 积分', '1', '5'],
    ['积分不足，当前 2000 积分', '1', '2001'],
  ])('says %s', async (words, shares, points) => {
    login('token', someUser);
    serve({ 'campaign/packet?': { data: campaign() } });
    renderApp('/pagesIntegralActivity/sentPocketNew?skin=spring', pages);
    await fill(shares, points);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('wants a code for many points', async () => {
    login('token', someUser);
    serve({ 'campaign/packet?': { data: campaign({ own: { ...own, points: 9000 } }) } });
    renderApp('/pagesIntegralActivity/sentPocketNew', pages);
    await fill('10', '5001');
    fireEvent.click(await button('塞积分进红包'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByText(/将扣除/)).toBeNull();
  });
});

test('an ended first edition leads to the new one', async () => {
  const data = campaign();
  serve({ 'campaign/packet?': { data: { ...data, own: null, campaign: { ...data.campaign, state: 'ended' } } } });
  renderApp('/pagesIntegralActivity/enterPage', pages);
  fireEvent.click(await button('去新版好友积分红包'));
  expect(livePages().at(-1)).toContain('/pagesIntegralActivity/enterPageNew');
});

describe('the waiting room', () => {
  const round: PacketData = { ...packet, sender: null, title: '晚八点场', state: 'coming', view: 'coming' };

  test('goes in by itself when the round has begun', async () => {
    const opensAt = Date.now() + 300;
    const coming = { ...round, opensAt };
    serve({ '/detail?': { data: coming }, '/waiting?': { data: { now, opensAt, state: 'coming', waiting: 7 } } });
    renderApp('/pagesCommunity/redPacket/waiting?id=p1', pages);
    expect(await screen.findByText('7 人正在等待')).toBeTruthy();
    await waitFor(() => expect(livePages().at(-1)).toContain('/pagesCommunity/redPacket/receivePacket'), {
      timeout: 4000,
    });
  });

  test('of a cancelled round returns to the list', async () => {
    serve({ '/detail?': { data: { ...round, opensAt: now + HOUR_MS, state: 'cancelled', view: 'cancelled' } } });
    renderApp('/pagesCommunity/redPacket/waiting?id=p1', pages);
    await waitFor(() => expect(livePages().at(-1)).toContain('/pagesCommunity/redPacket/index'));
  });
});
