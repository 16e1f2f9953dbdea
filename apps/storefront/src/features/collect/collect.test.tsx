import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CollectData, CollectLinkData, CollectLinkViewData } from '@voltfront/contract';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import AnniversaryPage from '@/pagesActivity/anniversary';
import AnniversaryDescriptionPage from '@/pagesActivity/anniversary/description';
import AnniversaryPreparePage from '@/pagesActivity/anniversary/prepare';
import PinPage from '@/pagesBannerActivity/pin';
import PinComposePage from '@/pagesBannerActivity/pin/compose';
import PinSendPage from '@/pagesBannerActivity/pin/send';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const now = Date.now();
const picture = '/assets/coupons/gift.webp';
const item = (key: string, set: string, rank: 'bronze' | 'silver' | null = null) => ({
  ...{ key, title: key, text: `${key}的话`, picture: rank ? picture : null, set, rank },
});
const campaign: CollectData['campaign'] = {
  slug: 'x',
  title: '收藏',
  lead: '一句话',
  state: 'running',
  startsAt: now - DAY_MS,
  endsAt: now + DAY_MS,
  artwork: { wide: picture, tall: picture, accent: '#0f5f63' },
  rules: { version: 4, sections: [{ title: '规则一', paragraphs: ['一段规则'] }] },
  refusal: null,
};
const whole = (key: string) => [{ item: key, weight: 10_000 }];
const settings: CollectData['settings'] = {
  look: 'album',
  sets: [{ key: 'town', title: '城市' }],
  items: [item('甲', 'town', 'bronze'), item('乙', 'town', 'bronze'), item('银', 'town', 'silver')],
  pools: [{ key: 'day', title: '城市日', odds: whole('甲') }],
  tasks: ['checkIn', 'share'],
  itemsPerDay: 3,
  recipes: [
    {
      key: 'up',
      title: '三铜成银',
      needs: { takes: 3, rank: 'bronze', set: null, isDistinct: false },
      gives: whole('银'),
      enters: false,
    },
  ],
  keepsLast: true,
  givesPerDay: 5,
  asksPerDay: 5,
  takesPerDay: 5,
  linkHours: 24,
  composeUntil: null,
  drawsAt: null,
};
const cards: CollectData['settings'] = {
  ...settings,
  look: 'cards',
  sets: [{ key: 'word', title: '卡' }],
  items: [item('周', 'word'), item('年', 'word')],
  pools: [{ key: 'day', title: '卡池', odds: whole('周') }],
  tasks: ['store', 'quiz'],
  recipes: [
    {
      key: 'word',
      title: '合成',
      needs: { takes: 2, rank: null, set: 'word', isDistinct: true },
      gives: [],
      enters: true,
    },
  ],
  keepsLast: false,
};
type Own = NonNullable<CollectData['own']>;
const own = (counts: Record<string, number>, more: Partial<Own> = {}): Own => ({
  counts: Object.entries(counts).map(([key, count]) => ({ item: key, count, inGifts: 0 })),
  tasks: [
    { task: 'checkIn', state: 'taken', question: null },
    { task: 'share', state: 'open', question: null },
  ],
  itemsLeft: 2,
  givesLeft: 4,
  asksLeft: 3,
  hasEntered: false,
  won: [],
  isReminded: false,
  ...more,
});
const link = (changes: Partial<CollectLinkData> = {}): CollectLinkData => ({
  ...{ linkId: 'L1', kind: 'give' as const, item: settings.items[0] as CollectLinkData['item'], greeting: '给你' },
  ...{ state: 'open' as const, friend: null, createdAt: now - HOUR_MS, expiresAt: now + HOUR_MS },
  ...changes,
});

let data: CollectData;
let friend: CollectLinkViewData;
let got: string | null;
let links: CollectLinkData[];
let sent: [url: string, body: unknown][];

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  got = '甲';
  links = [];
  data = {
    ...{ campaign: { ...campaign }, settings, pool: 'day', entryPrizes: [], entrants: 0, warmUp: null, drawing: null },
    sets: [{ set: 'town', prizes: [{ kind: 'points', title: '300 积分', picture, left: null }], state: 'missing' }],
    own: own({ 甲: 3, 乙: 1 }),
  };
  friend = {
    ...{ campaign: { ...campaign }, look: 'album' as const, link: link(), view: 'open' as const },
    owner: { nickname: '好友', avatar: picture },
  };
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    const reply = (): unknown => {
      if (!url.includes('/collect')) return { items: [], nextCursor: null };
      if (url.includes('/collect/links')) return { items: links, nextCursor: null };
      if (url.includes('/collect/link')) return friend;
      if (/collect\/(give|ask)/.test(url)) return link({ linkId: 'L9' });
      if (/collect\/(take|compose)/.test(url)) return { collect: data, item: got };
      if (url.includes('/collect/review'))
        return { nickname: '我', avatar: picture, days: 120, posts: 8, points: 4321, kilometres: 9876 };
      return data;
    };
    return new Response(JSON.stringify({ code: '000000', data: reply(), message: '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logout();
});

const bodies = (part: string) => sent.filter(([url]) => url.includes(part)).map(([, body]) => body);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the album', () => {
  const open = () => renderApp('/pagesBannerActivity/pin/index', { 'pagesBannerActivity/pin/index': PinPage });

  test('shows what is there and what is missing, and takes what a task brings', async () => {
    open();
    expect(await screen.findByText('城市 2/3')).toBeTruthy();
    expect(await button('银，未获得')).toBeTruthy();
    expect(screen.getByText('今日任务 · 城市日 · 还可领 2 枚')).toBeTruthy();
    fireEvent.click(await button('领取 分享活动给好友'));
    await waitFor(() => expect(bodies('/collect/take')).toEqual([{ slug: 'x', task: 'share' }]));
    const dialog = await screen.findByRole('dialog', { name: '获得一枚徽章' });
    expect(within(dialog).getByText('甲的话')).toBeTruthy();
  });

  test('opens a pin with its number, which leads to composing and giving', async () => {
    open();
    fireEvent.click(await button('甲，3 枚'));
    const dialog = await screen.findByRole('dialog', { name: '甲' });
    expect(within(dialog).getByText('No. 001')).toBeTruthy();
    expect(within(dialog).getByText('已有 3 枚')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: '送好友' })).not.toHaveProperty('disabled', true);
  });

  test('claims the reward of a complete set', async () => {
    data.sets[0] = { ...(data.sets[0] as CollectData['sets'][number]), state: 'open' };
    open();
    fireEvent.click(await button('领奖 城市'));
    await waitFor(() => expect(bodies('/collect/claim')).toEqual([{ slug: 'x', set: 'town' }]));
  });

  test('is shown to visitors with the tasks to do, and can only be looked at after the end', async () => {
    logout();
    data.own = null;
    data.sets[0] = { ...(data.sets[0] as CollectData['sets'][number]), state: null };
    open();
    expect(await button('去签到 每日签到')).toBeTruthy();
    expect(screen.getByText('城市 0/3')).toBeTruthy();
  });

  test('has no tasks after the end', async () => {
    data.campaign.state = 'ended';
    open();
    expect(await screen.findByText('城市 2/3')).toBeTruthy();
    expect(screen.queryByText(/今日任务/)).toBeNull();
    expect(await button('合成')).toHaveProperty('disabled', true);
  });
});

describe('the table', () => {
  const open = () =>
    renderApp('/pagesBannerActivity/pin/compose', { 'pagesBannerActivity/pin/compose': PinComposePage });

  test('takes pins to spare that fit, and makes a new one after a question', async () => {
    data.own = own({ 甲: 3, 乙: 2 });
    got = '银';
    open();
    expect(await button('合成')).toHaveProperty('disabled', true);
    fireEvent.click(await button('放入 甲'));
    fireEvent.click(await button('放入 甲'));
    expect(await button('放入 甲')).toHaveProperty('disabled', true);
    fireEvent.click(await button('放入 乙'));
    fireEvent.click(await button('合成'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('将用掉 甲、甲、乙，合成后不可撤销');
    fireEvent.click(within(question).getByRole('button', { name: '确 定' }));
    await waitFor(() =>
      expect(bodies('/collect/compose')).toEqual([{ slug: 'x', recipe: 'up', items: ['甲', '甲', '乙'] }]),
    );
    expect(await screen.findByRole('dialog', { name: '合成成功' })).toBeTruthy();
  });

  test('gives back what is taken from it, and is empty without pins to spare', async () => {
    data.own = own({ 甲: 2 });
    open();
    fireEvent.click(await button('放入 甲'));
    fireEvent.click(await button('取下 甲'));
    expect(await button('放入 甲')).toHaveProperty('disabled', false);
  });

  test('tells when there is nothing to spare', async () => {
    data.own = own({ 甲: 1 });
    open();
    expect(await screen.findByText('暂无多余的徽章')).toBeTruthy();
  });
});

describe('giving', () => {
  const open = (query = '') =>
    renderApp(`/pagesBannerActivity/pin/send${query}`, { 'pagesBannerActivity/pin/send': PinSendPage });

  test('locks a pin with a greeting and shares it at once', async () => {
    links = [
      link({ state: 'back' }),
      link({ linkId: 'L2', state: 'done', friend: { nickname: '阿澈', avatar: picture } }),
    ];
    open();
    expect(await screen.findByText('已退回')).toBeTruthy();
    expect(screen.getByText('已领取')).toBeTruthy();
    expect(await button('赠送')).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: '甲，可送 2 枚' }));
    fireEvent.input(screen.getByRole('textbox', { name: '祝福语' }), { target: { value: ' 一路平安 ' } });
    fireEvent.click(await button('赠送'));
    await waitFor(() => expect(bodies('/collect/give')).toEqual([{ slug: 'x', item: '甲', greeting: '一路平安' }]));
    expect(await screen.findByRole('dialog', { name: '分享给好友' })).toBeTruthy();
  });

  test('stops at the limit of the day', async () => {
    data.own = own({ 甲: 3 }, { givesLeft: 0 });
    open('?item=甲');
    expect(await button('今日赠送次数已用完')).toHaveProperty('disabled', true);
  });

  test('shows a friend what is given, who takes it', async () => {
    open('?gift=L1');
    expect(await screen.findByText('“给你”')).toBeTruthy();
    friend = { ...friend, view: 'mine', link: link({ state: 'done' }) };
    fireEvent.click(await button('收下'));
    await waitFor(() => expect(bodies('/collect/link/use')).toEqual([{ linkId: 'L1' }]));
    expect(await screen.findByText('已收下，放进你的收藏了')).toBeTruthy();
  });

  test.each([
    ['done', '来晚了，已被其他好友领取'],
    ['over', '已过期，24 小时内没有人收下'],
    ['dailyLimit', '今日收下次数已用完，明天再来吧'],
  ] as const)('tells a friend why it cannot be taken: %s', async (view, text) => {
    friend = { ...friend, view };
    open('?gift=L1');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await button('收下')).toHaveProperty('disabled', true);
  });

  test('lets the giver pass it on again', async () => {
    friend = { ...friend, view: 'own' };
    open('?gift=L1');
    expect(await screen.findByText('这是你发出的，快分享给好友吧')).toBeTruthy();
    fireEvent.click(await button('分享给好友'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('cards of a word', () => {
  const pages = {
    'pagesActivity/anniversary/index': AnniversaryPage,
    'pagesActivity/anniversary/prepare': AnniversaryPreparePage,
  };
  const open = (query = '') => renderApp(`/pagesActivity/anniversary/index${query}`, pages);
  const quiz = { question: '哪一年？', options: ['2021', '2022'], chosen: null, right: null };
  const drawing: NonNullable<CollectData['drawing']> = {
    ...{
      at: now + DAY_MS,
      prizes: [{ title: '登机箱', picture, count: 10 }],
      done: null,
      seedHash: 'hash',
      seed: null,
    },
  };
  beforeEach(() => {
    data.settings = cards;
    data.sets = [{ set: 'word', prizes: [], state: 'missing' }];
    data.entrants = 1234;
    data.drawing = drawing;
    data.own = own(
      { 周: 2 },
      {
        tasks: [
          { task: 'store', state: 'todo', question: null },
          { task: 'quiz', state: 'todo', question: quiz },
        ],
      },
    );
  });

  test('open what a friend asks for', async () => {
    friend = { ...friend, look: 'cards', link: link({ kind: 'ask', item: cards.items[0] as CollectLinkData['item'] }) };
    open('?link=L1');
    expect(await screen.findByRole('dialog', { name: '好友的求助' })).toBeTruthy();
    fireEvent.click(await button('送TA一张'));
    await waitFor(() => expect(bodies('/collect/link/use')).toEqual([{ linkId: 'L1' }]));
  });

  test('show counts, how many people have all, and what is missing', async () => {
    open();
    expect(await button('周，2 张')).toBeTruthy();
    expect(screen.getByText('1,234 人已集齐')).toBeTruthy();
    expect(await button('还差 1 种卡')).toHaveProperty('disabled', true);
    expect(screen.getByText('登机箱')).toBeTruthy();
  });

  test('are composed once they are all there', async () => {
    data.own = { ...(data.own as Own), counts: own({ 周: 1, 年: 1 }).counts };
    got = null;
    open();
    fireEvent.click(await button('合成，参与抽奖'));
    await waitFor(() =>
      expect(bodies('/collect/compose')).toEqual([{ slug: 'x', recipe: 'word', items: ['周', '年'] }]),
    );
  });

  test('are given and asked for by links', async () => {
    open();
    fireEvent.click(await button('周，2 张'));
    fireEvent.click(await button('送给好友'));
    await waitFor(() => expect(bodies('/collect/give')).toEqual([{ slug: 'x', item: '周', greeting: '' }]));
    fireEvent.click((await screen.findAllByRole('button', { name: '关闭' })).at(-1) as HTMLElement);
    fireEvent.click(await button('年，0 张'));
    fireEvent.click(await button('求一张'));
    await waitFor(() => expect(bodies('/collect/ask')).toEqual([{ slug: 'x', item: '年' }]));
  });

  test('come with a question of the day, answered once', async () => {
    open();
    fireEvent.click(await button('去答题 答对今日一题'));
    const dialog = await screen.findByRole('dialog', { name: '今日一题' });
    data.own = {
      ...(data.own as Own),
      tasks: [{ task: 'quiz', state: 'open', question: { ...quiz, chosen: 2, right: 2 } }],
    };
    fireEvent.click(within(dialog).getByRole('button', { name: '2022' }));
    await waitFor(() => expect(bodies('/collect/answer')).toEqual([{ slug: 'x', option: 2 }]));
    expect(await screen.findByText('回答正确')).toBeTruthy();
    fireEvent.click(await button('领取奖励'));
    await waitFor(() => expect(bodies('/collect/take')).toEqual([{ slug: 'x', task: 'quiz' }]));
  });

  test('tell what came of the draw', async () => {
    data.drawing = { ...drawing, done: { at: now, entrants: 1234 }, seed: 'the-seed' };
    data.own = own({}, { hasEntered: true, won: ['登机箱'] });
    open();
    expect(await screen.findByText('恭喜您获得 登机箱')).toBeTruthy();
    expect(await button('查看我的奖品')).toHaveProperty('disabled', false);
  });

  test('before the start lead to the page that warms up, where a reminder is set', async () => {
    data.campaign = { ...campaign, state: 'announced', startsAt: now + DAY_MS, endsAt: now + 2 * DAY_MS };
    data.warmUp = { items: 1, review: [{ figure: '41 座', text: '城市' }], reminders: 88 };
    open();
    expect(await screen.findByText('88 人已预约 · 预约先得 1 张卡')).toBeTruthy();
    expect(screen.getByText('41 座')).toBeTruthy();
    expect(await screen.findByText('9,876')).toBeTruthy();
    fireEvent.click(await button('预约提醒'));
    await waitFor(() => expect(bodies('/collect/remind')).toEqual([{ slug: 'x' }]));
    fireEvent.click(await button('生成我的年度海报'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  test('have their limits, odds and rules on a page of their own', async () => {
    renderApp('/pagesActivity/anniversary/description', {
      'pagesActivity/anniversary/description': AnniversaryDescriptionPage,
    });
    expect(await screen.findByText(/每天各 5/)).toBeTruthy();
    expect(screen.getByText('规则版本 4')).toBeTruthy();
  });
});
