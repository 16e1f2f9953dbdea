import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { HelpData, HelpTeamData, HelpTeamStateData, OwnHelpTeamData } from '@voltfront/contract';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import HelpPage from '@/pagesActivity/help';
import HelpGroupPage from '@/pagesActivity/help/group';
import WorldPage from '@/pagesBannerActivity/worldActivity';
import WorldRulePage from '@/pagesBannerActivity/worldActivity/rule';
import WorldSharePage from '@/pagesBannerActivity/worldActivity/share';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const now = Date.now();
const picture = '/assets/coupons/gift.webp';
const friends = (count: number, helps = 1) =>
  Array.from({ length: count }, (_, index) => ({
    nickname: `好友${index + 1}`,
    avatar: picture,
    at: now - HOUR_MS + index,
    helps,
  }));
const team = (helps: number, state: HelpTeamStateData['state'] = 'running'): HelpTeamStateData => ({
  ...{ teamId: 'T1', helps, state, startedAt: now - HOUR_MS, endsAt: now + HOUR_MS, helpers: friends(helps) },
});
const campaign: HelpData['campaign'] = {
  slug: 'help',
  title: '好友助力',
  lead: '一句话',
  state: 'running',
  startsAt: now - DAY_MS,
  endsAt: now + DAY_MS,
  artwork: { wide: picture, tall: picture, accent: '#0f5f63' },
  rules: { version: 2, sections: [{ title: '规则一', paragraphs: ['一段规则'] }] },
  refusal: null,
};
const settings: HelpData['settings'] = {
  ...{ goal: 5, teamHours: 24, teams: 3, helpsPerDay: 3, oncePerStarter: false, newcomers: null, claimDays: 7 },
  map: null,
};
const coupon = { at: 5, kind: 'coupon' as const, title: '100 元充电券', picture, left: 1994 };
const map = {
  picture,
  stops: ['上海', '新加坡', '悉尼', '迪拜'].map((title, index) => ({ title, x: index * 20, y: 10 })),
};
const goods = [
  { at: 2, kind: 'goods' as const, title: '纪念章', picture, left: 10 },
  { at: 4, kind: 'goods' as const, title: '登机箱', picture, left: null },
];

let help: HelpData;
let shared: HelpTeamData;
let sent: [url: string, body: unknown][];
let pointsEarned: number;

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  pointsEarned = 10;
  help = { campaign: { ...campaign }, settings, steps: [coupon], thanks: 10, winners: [], own: null };
  shared = {
    ...{ campaign: { ...campaign }, settings, steps: [coupon], thanks: 10, view: 'open', helpsLeft: 2, team: team(2) },
    starter: { nickname: '发起人', avatar: picture },
  };
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    const reply = url.includes('/team/help') ? { team: shared, pointsEarned } : url.includes('/team') ? shared : help;
    return new Response(JSON.stringify({ code: '000000', data: reply, message: '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logout();
});

const bodies = (part: string) => sent.filter(([url]) => url.includes(part)).map(([, body]) => body);
const own = (changes: Partial<OwnHelpTeamData> | null, more: Partial<NonNullable<HelpData['own']>> = {}) => ({
  team: changes && { ...team(3), claimUntil: now + DAY_MS, steps: ['locked' as const], ...changes },
  teamsLeft: 2,
  start: 'running' as const,
  ...more,
});

describe('the own team', () => {
  const open = () => renderApp('/pagesActivity/help/index', { 'pagesActivity/help/index': HelpPage });
  const button = (name: string) => screen.findByRole('button', { name });

  test('is started, and shared at once', async () => {
    help.own = own(null, { start: 'open', teamsLeft: 3 });
    open();
    expect(await screen.findByText('集满 5 份好友助力即可领取')).toBeTruthy();
    expect(screen.getByRole('img', { name: '已有 0 / 5 份助力' })).toBeTruthy();
    help = { ...help, own: own({}) };
    fireEvent.click(await button('发起助力'));
    await waitFor(() => expect(bodies('/help/start')).toEqual([{ slug: 'help' }]));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.getByText('还差 2 份助力')).toBeTruthy();
  });

  test('is shown to visitors without one, who are sent to login', async () => {
    logout();
    open();
    fireEvent.click(await button('发起助力'));
    await waitFor(() => expect(screen.queryByText('活动期间还可发起 2 次')).toBeNull());
    expect(bodies('/help/start')).toEqual([]);
  });

  test('is full: its prize is claimed, also after the end, and not during a pause', async () => {
    help.own = own({ ...team(5, 'full'), steps: ['open'] }, { start: 'claimFirst' });
    help.campaign.state = 'ended';
    open();
    expect(await screen.findByText('人数已达成')).toBeTruthy();
    fireEvent.click(await button('领取奖励'));
    await waitFor(() => expect(bodies('/help/claim')).toEqual([{ slug: 'help', at: 5 }]));
    expect(await screen.findByText('领取成功，可在我的奖品中查看')).toBeTruthy();
  });

  test.each([
    ['时间到，还差 3 份助力', '重新发起', { ...team(2, 'over') }, { start: 'open' }, {}],
    ['人数已达成', '查看我的奖品', { ...team(5, 'full'), steps: ['claimed'] }, { start: 'hasAll' }, {}],
    ['时间到，还差 3 份助力', '发起次数已用完', team(2, 'over'), { start: 'usedUp', teamsLeft: 0 }, {}],
    ['人数已达成', '奖品已领完', { ...team(5, 'full'), steps: ['soldOut'] }, { start: 'soldOut' }, {}],
    ['还差 2 份助力', '活动暂停中', team(3), {}, { state: 'paused' }],
    ['人数已达成', '活动暂停中', { ...team(5, 'full'), steps: ['open'] }, { start: 'claimFirst' }, { state: 'paused' }],
    ['时间到，还差 2 份助力', '活动已结束', team(3, 'over'), { start: 'open' }, { state: 'ended' }],
  ] as const)('says “%s” with %s', async (line, name, changes, more, of) => {
    help.own = own(changes as Partial<OwnHelpTeamData>, more as object);
    Object.assign(help.campaign, of);
    open();
    expect(await screen.findByText(line)).toBeTruthy();
    expect(await button(name)).toBeTruthy();
  });

  test('cannot be started by visitors when nothing is left', async () => {
    logout();
    help.steps = [{ ...coupon, left: 0 }];
    open();
    expect(await button('奖品已领完')).toBeTruthy();
    expect(screen.getByText('已领完')).toBeTruthy();
  });
});

describe('the team of a friend', () => {
  const open = () => renderApp('/pagesActivity/help/group?id=T1', { 'pagesActivity/help/group': HelpGroupPage });

  test('is helped once, with thanks', async () => {
    open();
    expect(await screen.findByText('发起人')).toBeTruthy();
    expect(screen.getByText('助力立得 10 积分，今日还可助力 2 次')).toBeTruthy();
    shared = { ...shared, view: 'helped', helpsLeft: 1, team: team(3) };
    fireEvent.click(screen.getByRole('button', { name: '为TA助力' }));
    await waitFor(() => expect(bodies('/team/help')).toEqual([{ teamId: 'T1' }]));
    expect(await screen.findByText('助力成功，感谢支持，获得 10 积分')).toBeTruthy();
    expect(screen.getByRole('button', { name: '已助力' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '我也要' })).toBeTruthy();
  });

  test('has two seats for somebody who counts for two', async () => {
    shared.team = { ...team(2), helpers: friends(1, 2) };
    open();
    expect(await screen.findByText('助力 +2')).toBeTruthy();
    expect(screen.getByRole('img', { name: '已有 2 / 5 份助力' })).toBeTruthy();
  });

  test.each([
    ['full', {}, '助力人数已满'],
    ['over', {}, '助力已结束'],
    ['dailyLimit', {}, '今日助力次数已用完'],
    ['helpedStarter', {}, '已为TA助力过'],
    ['closed', { state: 'ended' }, '活动已结束'],
    ['notAllowed', { refusal: 'role' }, '不在参与范围'],
  ] as const)('that is %s cannot be helped', async (view, of, name) => {
    shared.view = view;
    Object.assign(shared.campaign, of);
    open();
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  test('is the own one: friends are invited', async () => {
    shared.view = 'own';
    open();
    expect(await screen.findByText('这是你发起的助力，快去邀请好友吧')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '邀请好友' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  test('does not exist without an id', async () => {
    renderApp('/pagesActivity/help/group', { 'pagesActivity/help/group': HelpGroupPage });
    expect(await screen.findByText('助力链接已失效')).toBeTruthy();
  });
});

describe('a journey', () => {
  beforeEach(() => {
    Object.assign(help, { settings: { ...settings, goal: 4, map }, steps: goods });
    Object.assign(shared, { settings: { ...settings, goal: 4, map }, steps: goods });
  });

  test('shows the cities that friends lit, and claims the prize of each step', async () => {
    help.own = own({ ...team(3), steps: ['open', 'locked'] });
    renderApp('/pagesBannerActivity/worldActivity/index', { 'pagesBannerActivity/worldActivity/index': WorldPage });
    expect(await screen.findByRole('img', { name: '已点亮 3 / 4 座城市' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '未达成 登机箱' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '领取 纪念章' }));
    await waitFor(() => expect(bodies('/help/claim')).toEqual([{ slug: 'help', at: 2 }]));
  });

  test('of a friend says which city is next', async () => {
    const file = 'pagesBannerActivity/worldActivity/share';
    renderApp(`/${file}?id=T1`, { [file]: WorldSharePage });
    expect(await screen.findByText('下一座城市：悉尼，等你点亮')).toBeTruthy();
    expect(screen.getByText('点亮了新加坡')).toBeTruthy();
    expect(screen.getByRole('button', { name: '帮TA点亮' })).toBeTruthy();
  });

  test('that is the own one leads to its traveller’s page', async () => {
    shared.view = 'own';
    help.own = own({ ...team(2), steps: ['open', 'locked'] });
    renderApp('/pagesBannerActivity/worldActivity/share?id=T1', {
      'pagesBannerActivity/worldActivity/share': WorldSharePage,
      'pagesBannerActivity/worldActivity/index': WorldPage,
    });
    expect(await screen.findByText('途经城市')).toBeTruthy();
  });

  test('has rules on a page of their own', async () => {
    const file = 'pagesBannerActivity/worldActivity/rule';
    renderApp(`/${file}`, { [file]: WorldRulePage });
    expect(await screen.findByText('规则版本 2')).toBeTruthy();
    expect(screen.getByText(/^活动时间/)).toBeTruthy();
  });
});
