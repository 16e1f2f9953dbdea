import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PollData, PollOptionData, PollQuestionData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import ModelPollPage from '@/pagesActivity/zeekrXVote';
import ModelPollRulePage from '@/pagesActivity/zeekrXVote/rule';
import CheerPage from '@/pagesBannerActivity/asianVote';
import LiveryPollPage from '@/pagesBannerActivity/asianVote/zeekr';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const now = Date.now();
const picture = '/assets/coupons/gift.webp';
const option = (key: string, changes: Partial<PollOptionData> = {}): PollOptionData => ({
  ...{ key, title: key, text: '一句话', by: '', pictures: [picture, '/assets/coupons/coffee.webp'] },
  ...{ votes: null, rank: null, isWinner: false, own: 0 },
  ...changes,
});
const question = (key: string, changes: Partial<PollQuestionData> = {}): PollQuestionData => ({
  ...{
    key,
    title: `问题${key}`,
    lead: '说明',
    opensAt: now - DAY_MS,
    endsAt: now + DAY_MS,
    state: 'open',
    votes: null,
  },
  options: [option('甲'), option('乙')],
  ...changes,
});
const counted = (votes: [number, number], own: [number, number] = [0, 0], winner = -1) =>
  (['甲', '乙'] as const).map((key, index) =>
    option(key, {
      votes: votes[index] ?? 0,
      own: own[index] ?? 0,
      rank: (votes[index] ?? 0) === Math.max(...votes) ? 1 : 2,
      isWinner: winner === index,
    }),
  );

let data: PollData;
let sent: [url: string, body: unknown][];
let pointsEarned: number;

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  pointsEarned = 0;
  data = {
    campaign: {
      slug: 'x',
      title: '投票活动',
      lead: '一句话',
      state: 'running',
      startsAt: now - DAY_MS,
      endsAt: now + DAY_MS,
      artwork: { wide: picture, tall: picture, accent: '#0f5f63' },
      rules: { version: 3, sections: [{ title: '规则一', paragraphs: ['一段规则'] }] },
      refusal: null,
    },
    settings: { look: 'questions', daily: null, hidesVotes: true, beside: null, modelId: 'YLX' },
    questions: [question('一')],
    drawing: null,
    own: { left: 1, hasShared: false, isComplete: false, isExcluded: false, won: [] },
  };
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    const reply = url.includes('/poll/vote') ? { poll: data, pointsEarned } : data;
    return new Response(JSON.stringify({ code: '000000', data: reply, message: '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logout();
});

const votesSent = () => sent.filter(([url]) => url.includes('/poll/vote')).map(([, body]) => body);

describe('questions about a model', () => {
  const open = () => renderApp('/pagesActivity/zeekrXVote/index', { 'pagesActivity/zeekrXVote/index': ModelPollPage });

  test('begin with the open one, and a vote is asked for since it is final', async () => {
    data.questions = [
      question('一', { state: 'closed', votes: 3, options: counted([2, 1], [1, 0], 0) }),
      question('二'),
      question('三', { state: 'soon' }),
    ];
    open();
    expect(await screen.findByText('问题二')).toBeTruthy();
    expect(screen.getByText('已投 1 / 3 题')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '投票 乙' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('将投给“乙”，投出后不可更改');
    expect(votesSent()).toEqual([]);
    pointsEarned = 100;
    fireEvent.click(within(dialog).getByRole('button', { name: '确 定' }));
    await waitFor(() => expect(votesSent()).toEqual([{ slug: 'x', question: '二', option: '乙' }]));
    expect(await screen.findByText('投票成功，获得 100 积分')).toBeTruthy();
  });

  test('show shares to who has voted, the winner once it is over, and wait for the others', async () => {
    data.questions = [
      question('一', { state: 'closed', votes: 3, options: counted([2, 1], [1, 0], 0) }),
      question('二', { state: 'soon' }),
    ];
    open();
    expect(await screen.findByText('问题二')).toBeTruthy();
    expect(screen.getByRole('button', { name: '尚未开放 甲' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '第 1 题' }));
    expect(screen.getByText('67%')).toBeTruthy();
    expect(screen.getByText('33%')).toBeTruthy();
    expect(screen.getByText('获胜')).toBeTruthy();
    expect(screen.getByText('我的选择')).toBeTruthy();
  });

  test('lead to the car at the end, and tell who won in the draw', async () => {
    data.campaign.state = 'ended';
    data.questions = [question('一', { state: 'closed', votes: 3, options: counted([2, 1], [1, 0], 0) })];
    data.drawing = {
      at: now - DAY_MS,
      prizes: [{ title: '选装券', picture, count: 50 }],
      done: { at: now - DAY_MS, entrants: 4312 },
      seedHash: 'hash',
      seed: 'the-seed',
    };
    data.own = { left: 0, hasShared: false, isComplete: true, isExcluded: false, won: ['选装券'] };
    open();
    expect(await screen.findByText('恭喜您获得 选装券')).toBeTruthy();
    expect(screen.getByText(/从 4,312 人中抽出/)).toBeTruthy();
    expect(screen.getByText('the-seed')).toBeTruthy();
    expect(screen.getByRole('button', { name: '配置同款' })).toBeTruthy();
  });

  test('have their times and rules on a page of their own', async () => {
    data.questions = [question('一', { state: 'closed' }), question('二', { state: 'soon' })];
    renderApp('/pagesActivity/zeekrXVote/rule', { 'pagesActivity/zeekrXVote/rule': ModelPollRulePage });
    expect(await screen.findByText('问题一')).toBeTruthy();
    expect(screen.getByText('未开放')).toBeTruthy();
    expect(screen.getByText('规则版本 3')).toBeTruthy();
  });
});

describe('cheering', () => {
  const open = () =>
    renderApp('/pagesBannerActivity/asianVote/index', { 'pagesBannerActivity/asianVote/index': CheerPage });
  beforeEach(() => {
    data.settings = { ...data.settings, look: 'cheer', daily: { votes: 3, shareVotes: 1 }, hidesVotes: false };
    data.questions = [question('event', { votes: 135_801, options: counted([12_345, 123_456], [0, 1]) })];
  });

  test('ranks by votes in short forms, and votes at once', async () => {
    data.own = { left: 2, hasShared: false, isComplete: true, isExcluded: false, won: [] };
    open();
    expect(await screen.findByText('12.3w 票 · 我投 1')).toBeTruthy();
    expect(screen.getByText('13.5w')).toBeTruthy();
    const buttons = screen.getAllByRole('button', { name: /^投票/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['投票 乙', '投票 甲']);
    fireEvent.click(screen.getByRole('button', { name: '投票 甲' }));
    await waitFor(() => expect(votesSent()).toEqual([{ slug: 'x', question: 'event', option: '甲' }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('has no vote left today, and offers one for a share', async () => {
    data.own = { left: 0, hasShared: false, isComplete: true, isExcluded: false, won: [] };
    open();
    expect(await screen.findByRole('button', { name: '今日已用完 甲' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '分享加 1 票' })).toBeTruthy();
  });

  test('is over with its final ranks', async () => {
    data.campaign.state = 'ended';
    data.questions = [question('event', { state: 'closed', votes: 3, options: counted([1, 2], [0, 0], 1) })];
    open();
    expect(await screen.findByText('活动已结束，以下为最终排名')).toBeTruthy();
    expect(screen.getByText('冠军')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /甲/ })).toBeNull();
  });
});

describe('liveries', () => {
  const open = () =>
    renderApp('/pagesBannerActivity/asianVote/zeekr', { 'pagesBannerActivity/asianVote/zeekr': LiveryPollPage });
  beforeEach(() => {
    data.settings = { ...data.settings, look: 'gallery', hidesVotes: false };
    data.questions = [question('livery', { votes: 30, options: counted([10, 20]) })];
  });

  test('are chosen once, after a question', async () => {
    open();
    expect(await screen.findByText('第 1 名 · 20 票')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '投票 甲' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '确 定' }));
    await waitFor(() => expect(votesSent()).toEqual([{ slug: 'x', question: 'livery', option: '甲' }]));
  });

  test('mark the own choice, and put the winner on top at the end', async () => {
    data.campaign.state = 'ended';
    data.questions = [question('livery', { state: 'closed', votes: 30, options: counted([10, 20], [1, 0], 1) })];
    open();
    expect(await screen.findByText('获胜涂装')).toBeTruthy();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('乙');
    expect(second?.textContent).toContain('我的选择');
  });
});
