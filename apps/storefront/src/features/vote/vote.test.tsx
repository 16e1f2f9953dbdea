import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { VoteData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import DesignVote from '@/pagesCommunity/activity/designVote';
import DesignVotes from '@/pagesCommunity/activity/designVotes';
import { login, logout, stored } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress, someArticle } from '../community/test-data';

startApp();

const pages = {
  'pagesCommunity/activity/designVote': DesignVote,
  'pagesCommunity/activity/designVotes': DesignVotes,
};
const now = Date.now();
const option = (optionId: string, name: string) => ({ optionId, name, picture: '/assets/covers/scene-city.webp' });
const colour = {
  questionId: 'colour',
  title: '颜色',
  mostChoices: 1,
  options: [option('pine', '松林绿'), option('ink', '墨海蓝')],
};
const wheel = {
  questionId: 'wheel',
  title: '轮毂',
  mostChoices: 2,
  options: [option('aero', '低风阻'), option('blade', '双五辐'), option('turbine', '涡扇')],
};
const ballot = { choices: { colour: ['pine'] }, castAt: now };

const someVote = (part: Partial<VoteData> = {}): VoteData => ({
  voteId: 'v1',
  title: '首发色',
  startsAt: now - DAY_MS,
  endsAt: now + DAY_MS,
  periodDays: null,
  points: 10,
  questions: [colour],
  period: 1,
  currentPeriod: 1,
  ballotCount: 3,
  ballot: null,
  results: null,
  ...part,
});

function serve(vote: VoteData, replies: Parameters<typeof serveByAddress>[0] = {}) {
  const base = {
    '/vote?': { data: vote },
    '/community/article?': { data: someArticle({ articleId: 'v1' }) },
    '/community/comments': { data: { items: [], nextCursor: null } },
    '/serverTime': { data: { now: Date.now() } },
  };
  return serveByAddress({ ...replies, ...base, ...replies }, (fetch) => vi.stubGlobal('fetch', fetch));
}

const button = (name: string) => screen.findByRole('button', { name });
const isOff = async (name: string) => ((await button(name)) as HTMLButtonElement).disabled;

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  stored.remove('VOTE_DRAFT');
});

afterEach(() => vi.unstubAllGlobals());

describe('a vote on one question', () => {
  const ADDRESS = '/pagesCommunity/activity/designVote?id=v1';

  test('hides its counts, takes one choice after a question, and shows the shares', async () => {
    login('token', someUser);
    const voted = someVote({ ballot, ballotCount: 4, results: { colour: { pine: 3, ink: 1 } } });
    const seen = serve(someVote(), { '/vote/ballot': { data: { vote: voted, pointsEarned: 10 } } });
    renderApp(ADDRESS, pages);
    expect(await isOff('确认投票')).toBe(true);
    expect(screen.queryByText(/%/)).toBeNull();
    fireEvent.click(await button('松林绿'));
    fireEvent.click(await button('确认投票'));
    fireEvent.click(await button('确 定'));
    expect(await screen.findByText('投票成功，获得 10 积分')).toBeTruthy();
    expect(screen.getByText('75%')).toBeTruthy();
    expect(screen.getByText('我的选择')).toBeTruthy();
    const sent = seen.filter(({ url }) => url.endsWith('/ballot')).map(({ body }) => body);
    expect(sent).toEqual([{ voteId: 'v1', choices: { colour: ['pine'] } }]);
  });

  test('of a visitor leads to login', async () => {
    serve(someVote());
    renderApp(ADDRESS, pages);
    fireEvent.click(await button('松林绿'));
    fireEvent.click(await button('确认投票'));
    // The login comes with its package.
    await waitFor(() => expect(livePages().at(-1)).toBe('/pages/login/index'));
  });

  test.each<[string, Partial<VoteData>]>([
    ['投票未开始', { startsAt: now + DAY_MS, endsAt: now + 2 * DAY_MS }],
    ['投票已结束', { endsAt: now - 1, results: { colour: { pine: 1, ink: 2 } } }],
    ['已投票', { ballot, results: { colour: { pine: 1, ink: 2 } } }],
  ])('says %s', async (name, part) => {
    serve(someVote(part));
    renderApp(ADDRESS, pages);
    expect(await isOff(name)).toBe(true);
  });

  test('names the winner at its end', async () => {
    serve(someVote({ endsAt: now - 1, results: { colour: { pine: 1, ink: 2 } } }));
    renderApp(ADDRESS, pages);
    expect((await screen.findAllByText('优胜')).length).toBe(1);
    expect(screen.getByText('67%')).toBeTruthy();
  });

  test('on several questions opens its own page', async () => {
    serve(someVote({ questions: [colour, wheel] }));
    renderApp(ADDRESS, pages);
    await waitFor(() => expect(livePages().at(-1)).toBe('/pagesCommunity/activity/designVotes'));
  });
});

describe('a vote in steps', () => {
  const ADDRESS = '/pagesCommunity/activity/designVotes?id=v1';
  const steps = (part: Partial<VoteData> = {}) =>
    someVote({ questions: [colour, wheel], periodDays: 7, period: 2, currentPeriod: 2, ...part });

  test('goes on with a choice, holds its limits, sends all steps at once and keeps the draft until then', async () => {
    login('token', someUser);
    const choices = { colour: ['ink'], wheel: ['aero', 'blade'] };
    const vote = steps({
      ballot: { choices, castAt: now },
      results: { colour: { ink: 1 }, wheel: { aero: 1, blade: 1 } },
    });
    const seen = serve(steps(), { '/vote/ballot': { data: { vote, pointsEarned: 0 } } });
    renderApp(ADDRESS, pages);
    expect(await isOff('下一步')).toBe(true);
    fireEvent.click(await button('墨海蓝'));
    fireEvent.click(await button('下一步'));
    for (const name of ['低风阻', '双五辐', '涡扇']) fireEvent.click(await button(name));
    expect(await screen.findByText('最多选择 2 项')).toBeTruthy();
    expect(stored.get('VOTE_DRAFT')).toEqual({ voteId: 'v1', period: 2, choices });
    fireEvent.click(await button('提交'));
    fireEvent.click(await button('确 定'));
    expect(await screen.findByText('您已参与本期投票')).toBeTruthy();
    expect(seen.find(({ url }) => url.endsWith('/ballot'))?.body).toEqual({ voteId: 'v1', choices });
    expect(stored.get('VOTE_DRAFT')).toBeUndefined();
  });

  test('begins with the draft of its own period', async () => {
    stored.set('VOTE_DRAFT', { voteId: 'v1', period: 2, choices: { colour: ['pine'] } });
    serve(steps());
    renderApp(ADDRESS, pages);
    expect(await isOff('下一步')).toBe(false);
  });

  test('shows past periods', async () => {
    serve(steps(), {
      'period=1': { data: steps({ period: 1, results: { colour: { pine: 3, ink: 1 }, wheel: {} } }) },
    });
    renderApp(ADDRESS, pages);
    fireEvent.click(await screen.findByRole('tab', { name: '第 1 期' }));
    expect(await screen.findByText('75%')).toBeTruthy();
  });
});
