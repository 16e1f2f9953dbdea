import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QuizData, QuizMatchData, ReplyOf, ShownMatchData } from '@voltfront/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import QuizPage from '@/pagesActivity/worldCup';
import PredictPage from '@/pagesActivity/worldCup/participateQuiz';
import QuizResultPage from '@/pagesActivity/worldCup/quizResult';
import QuizRulePage from '@/pagesActivity/worldCup/rule';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

const now = Date.now();
const picture = '/assets/coupons/gift.webp';
const side = (title: string) => ({ title, colors: ['#112233', '#ffffff'], isHorizontal: false });
const match = (key: string, changes: Partial<ShownMatchData> = {}): ShownMatchData => ({
  ...{ key, phase: 'A 组', home: side(`${key}红队`), away: side(`${key}蓝队`), kicksOffAt: now + HOUR_MS },
  ...{ closesAt: now + 50 * MINUTE_MS, state: 'open', result: null, shares: [60, 30, 10], people: 10, own: null },
  ...changes,
});
const said = { choice: 'home' as const, score: { home: 2, away: 1 }, first: 'away' as const, result: null, points: 0 };
const campaign: QuizData['campaign'] = {
  ...{ slug: 'world-cup', title: '世界杯竞猜', lead: '一句话', state: 'running', startsAt: now - DAY_MS },
  ...{ endsAt: now + 9 * DAY_MS, artwork: { wide: picture, tall: picture, accent: '#0f5f63' }, refusal: null },
  rules: { version: 2, sections: [{ title: '规则一', paragraphs: ['一段规则'] }] },
};
const limits = { closesMinutes: 10, perDay: 3, shareMore: 1 };
const points = { choice: 30, score: 100, firstGoal: 10, champion: 500 };
const prize = (
  hits: number,
  state: ReplyOf<typeof STANDING>['prizes'][number]['state'],
  left: number | null = null,
) => ({
  ...{ hits, kind: 'points' as const, title: `连中${hits}奖`, picture, left, state },
});
const STANDING = 'GET /api/mpmkt/v1/campaign/quiz/standing';
const standing = { points: 170, hits: 3, settled: 5, streak: 1, best: 3, rank: 12 };

let quiz: QuizData;
let one: QuizMatchData;
let own: ReplyOf<typeof STANDING>;
let predictions: ShownMatchData[];
let sent: [url: string, body: unknown][];
const bodies = (part: string) => sent.filter(([url]) => url.includes(part)).map(([, body]) => body);

const replyTo = (url: string) => {
  if (url.includes('/ranking'))
    return {
      items: [{ rank: 1, nickname: '第一名', avatar: picture, points: 900, hits: 9, isOwn: false }],
      own: { rank: 12, nickname: '本人', avatar: picture, points: 170, hits: 3, isOwn: true },
    };
  if (url.includes('/predictions'))
    return { items: predictions.map((each) => ({ ...each, predictionId: each.key, sentAt: now })), nextCursor: null };
  if (url.includes('/standing') || url.includes('/claim')) return own;
  if (url.includes('/share')) return { left: 1 };
  return url.includes('/match') || url.includes('/predict') ? one : quiz;
};

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  quiz = {
    ...{
      campaign: { ...campaign },
      limits,
      points,
      champion: null,
      matches: [match('一')],
      prizes: [prize(3, 'locked')],
    },
    own: { ...standing, left: 2, hasShared: false },
  };
  one = { campaign: { ...campaign }, limits, points, match: match('一'), left: 2, hasShared: false };
  own = { campaign, standing, prizes: [prize(3, 'claimed'), prize(5, 'open', 8), prize(8, 'locked', 0)] };
  predictions = [];
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    return new Response(JSON.stringify({ code: '000000', data: replyTo(url), message: '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logout();
});

const shownText = () => document.body.textContent ?? '';

describe('the calendar', () => {
  const open = () => renderApp('/pagesActivity/worldCup/index', { 'pagesActivity/worldCup/index': QuizPage });

  test('shows where the caller stands, and each match with its state and what everybody chose', async () => {
    quiz.matches = [
      match('一', { own: said }),
      match('二', { state: 'closed', own: said }),
      match('三', {
        state: 'scored',
        result: { score: { home: 2, away: 1 }, first: 'home' },
        own: { ...said, result: 'hit', points: 130 },
      }),
      match('四', { state: 'void', people: 0 }),
    ];
    open();
    expect(await screen.findByText('12')).toBeTruthy();
    for (const text of ['已竞猜', '待开奖', '猜中 +130', '2 : 1', '已取消', '还没有人竞猜'])
      expect(shownText()).toContain(text);
    expect(screen.getAllByText('一红队胜 60%')).toHaveLength(1);
    expect(screen.getAllByText('我猜 一红队胜 · 比分 2 : 1 · 一蓝队先进球')).toHaveLength(1);
  });

  test('opens on today, else on the next day with matches, and shows others by their tab', async () => {
    const at = now + 2 * DAY_MS;
    quiz.matches = [
      match('昨', { kicksOffAt: now - 2 * DAY_MS, state: 'scored' }),
      match('后', { kicksOffAt: at }),
      match('延', { kicksOffAt: null, closesAt: null, state: 'putOff' }),
    ];
    open();
    expect(await screen.findByText(/今天没有比赛/)).toBeTruthy();
    expect(shownText()).toContain('后红队');
    expect(shownText()).not.toContain('昨红队');
    fireEvent.click(screen.getByRole('tab', { name: '延期' }));
    expect(await screen.findByText('延红队')).toBeTruthy();
    expect(screen.getByText('已延期')).toBeTruthy();
  });

  test('says the final rank when all is over, and leads visitors to login', async () => {
    quiz.campaign.state = 'ended';
    open();
    expect(await screen.findByText('最终排名')).toBeTruthy();
    expect(screen.queryByText('今日剩余')).toBeNull();
  });

  test('a visitor is asked to log in', async () => {
    logout();
    quiz.own = null;
    open();
    expect(await screen.findByText('登录后查看积分与排名')).toBeTruthy();
    expect(screen.getByRole('button', { name: '登录' })).toBeTruthy();
  });

  test('sends the champion, and shows what was said and who won', async () => {
    const sides = ['红队', '蓝队'].map((title, index) => ({ ...side(title), key: `s${index}` }));
    quiz.champion = { until: now + DAY_MS, isOpen: true, sides, winner: null, own: null };
    open();
    fireEvent.click(await screen.findByRole('button', { name: '去竞猜' }));
    quiz = { ...quiz, champion: { until: now, isOpen: false, sides, winner: 's0', own: 's1' } };
    fireEvent.click(await screen.findByRole('radio', { name: '蓝队' }));
    expect(await screen.findByText('冠军：红队 · 我猜 蓝队')).toBeTruthy();
    expect(bodies('/champion')).toEqual([{ slug: 'world-cup', side: 's1' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a match', () => {
  const open = () =>
    renderApp('/pagesActivity/worldCup/participateQuiz?match=m1', {
      'pagesActivity/worldCup/participateQuiz': PredictPage,
    });
  const tile = (group: string, name: string) =>
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

  test('asks for a choice, fits the score to it, and sends what was chosen', async () => {
    open();
    expect(await screen.findByText('请选择赛果')).toBeTruthy();
    expect((screen.getByRole('button', { name: '提交竞猜' }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(tile('赛果', '一红队胜'));
    expect(screen.getByText('今日还可竞猜 2 场')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: '猜比分' }));
    fireEvent.click(tile('赛果', '一蓝队胜'));
    fireEvent.click(tile('首个进球', '一红队先进球'));
    expect(screen.getByText('首个进球与比分不一致')).toBeTruthy();
    fireEvent.click(tile('首个进球', '一蓝队先进球'));
    one = { ...one, left: 1, match: match('一', { people: 11, own: { ...said, choice: 'away' } }) };
    fireEvent.click(screen.getByRole('button', { name: '提交竞猜' }));
    expect(await screen.findByText('大家怎么猜')).toBeTruthy();
    expect(bodies('/predict')).toEqual([
      { slug: 'world-cup', match: '一', choice: 'away', score: { home: 0, away: 1 }, first: 'away' },
    ]);
    expect(screen.getByRole('button', { name: '修改竞猜' })).toBeTruthy();
  });

  test('cannot be predicted without a prediction left', async () => {
    one.left = 0;
    open();
    fireEvent.click(await screen.findByRole('radio', { name: '平局' }));
    expect(screen.getByText('分享活动，今天还可再猜 1 场')).toBeTruthy();
    expect((screen.getByRole('button', { name: '今日竞猜次数已用完' }) as HTMLButtonElement).disabled).toBe(true);
  });

  test.each([
    [{ state: 'closed', own: null }, '竞猜已截止，您未参与本场'],
    [{ state: 'closed', own: said }, '竞猜已截止'],
    [{ state: 'putOff', kicksOffAt: null, closesAt: null }, '比赛延期，新的时间公布后可继续竞猜'],
    [{ state: 'void' }, '比赛取消，竞猜作废'],
  ] as [Partial<ShownMatchData>, string][])('says why nothing can be said: %j', async (changes, text) => {
    one.match = match('一', changes);
    open();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: '返回赛程' })).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: '赛果' })).toBeNull();
  });

  test('that there is not is said', async () => {
    renderApp('/pagesActivity/worldCup/participateQuiz', { 'pagesActivity/worldCup/participateQuiz': PredictPage });
    expect(await screen.findByText('活动已下线')).toBeTruthy();
  });
});

describe('results', () => {
  const open = (tab = '') =>
    renderApp(`/pagesActivity/worldCup/quizResult${tab}`, { 'pagesActivity/worldCup/quizResult': QuizResultPage });

  test('list predictions, and claim the prize of a streak once', async () => {
    predictions = [match('一', { own: said, state: 'closed' })];
    open();
    expect(await screen.findByText('3/5')).toBeTruthy();
    expect(await screen.findByText(/我猜 一红队胜/)).toBeTruthy();
    for (const text of ['已领取', '已领完', '连续猜中 5 场 · 剩余 8 份']) expect(shownText()).toContain(text);
    own = { ...own, prizes: [prize(3, 'claimed'), prize(5, 'claimed', 7)] };
    fireEvent.click(screen.getByRole('button', { name: '领取 连中5奖' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '领取 连中5奖' })).toBeNull());
    expect(bodies('/claim')).toEqual([{ slug: 'world-cup', hits: 5 }]);
  });

  test('are empty at first', async () => {
    open();
    expect(await screen.findByText('还没有竞猜记录')).toBeTruthy();
    expect(screen.getByRole('button', { name: '去竞猜' })).toBeTruthy();
  });

  test('show the ranking with the own row', async () => {
    open('?tab=ranking');
    expect(await screen.findByText('第一名')).toBeTruthy();
    expect(screen.getByText('我')).toBeTruthy();
    expect(screen.getByText('900 积分')).toBeTruthy();
  });
});

test('the rules are read with the time of the campaign', async () => {
  renderApp('/pagesActivity/worldCup/rule', { 'pagesActivity/worldCup/rule': QuizRulePage });
  expect(await screen.findByText('1. 规则一')).toBeTruthy();
  expect(shownText()).toContain('活动时间');
});
