import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ActivityData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import ExtraPage from '@/pagesCommunity/activity/extra';
import ActivityPage from '@/pagesCommunity/activity/index';
import TweetPage from '@/pagesCommunity/activity/tweet';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress, someArticle } from '../community/test-data';

startApp();

const pages = {
  'pagesCommunity/activity/index': ActivityPage,
  'pagesCommunity/activity/extra': ExtraPage,
  'pagesCommunity/activity/tweet': TweetPage,
};
const ADDRESS = '/pagesCommunity/activity/index?id=act';
const now = Date.now();
const own = { state: 'joined' as const, seats: 2, code: '12345678', ahead: null, rejection: '' };

const someActivity = (part: Partial<ActivityData> = {}): ActivityData => ({
  activityId: 'act',
  title: '星空营地',
  isOnline: false,
  place: '安吉',
  location: { latitude: 30, longitude: 119 },
  distanceM: 1240,
  signUpFrom: now - DAY_MS,
  signUpUntil: now + 2 * DAY_MS,
  startsAt: now + 3 * DAY_MS,
  endsAt: now + 4 * DAY_MS,
  capacity: 10,
  seatsLeft: 4,
  waitingCount: 0,
  pointsFee: 1000,
  isOwnerOnly: false,
  isCancelled: false,
  isReviewed: false,
  formId: null,
  joinedCount: 6,
  participants: [],
  own: null,
  ...part,
});

const form = {
  id: 'guest',
  version: 3,
  title: '报名信息',
  groups: [{ fields: [{ kind: 'name', id: 'name', label: '姓名' }] }],
};

function serve(activity: ActivityData, replies: Parameters<typeof serveByAddress>[0] = {}) {
  const base = {
    '/activity?': { data: activity },
    '/community/article?': { data: someArticle({ articleId: 'act', title: '星空营地' }) },
    '/community/comments': { data: { items: [], nextCursor: null } },
    '/serverTime': { data: { now: Date.now() } },
    '/user/mobile': { data: { mobile: '' } },
    '/form/detail': { data: form },
  };
  return serveByAddress({ ...replies, ...base, ...replies }, (fetch) => vi.stubGlobal('fetch', fetch));
}

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});

afterEach(() => vi.unstubAllGlobals());

describe('the button of an activity', () => {
  test.each<[string, Partial<ActivityData>, boolean]>([
    ['立即报名', {}, true],
    ['已报满，加入候补', { seatsLeft: 0 }, true],
    ['报名未开始', { signUpFrom: now + DAY_MS }, false],
    ['报名截止', { signUpUntil: now - 1 }, false],
    ['已结束', { signUpUntil: now - 2, startsAt: now - 2, endsAt: now - 1 }, false],
    ['已取消', { isCancelled: true }, false],
    ['已报名', { own }, false],
    ['待签到', { own, startsAt: now + 1000 }, true],
    ['候补中', { own: { ...own, state: 'waiting', ahead: 3, code: null } }, false],
    ['审核中', { own: { ...own, state: 'reviewing', code: null } }, false],
  ])('says %s', async (name, part, isActive) => {
    serve(someActivity(part));
    renderApp(ADDRESS, pages);
    expect(((await button(name)) as HTMLButtonElement).disabled).toBe(!isActive);
  });
});

describe('signing up', () => {
  test('of a visitor leads to login', async () => {
    serve(someActivity());
    renderApp(ADDRESS, pages);
    fireEvent.click(await button('立即报名'));
    expect(livePages().at(-1)).toBe('/pages/login/index');
  });

  test('asks before points are taken, and shows what became of it', async () => {
    login('token', someUser);
    const seen = serve(someActivity(), { '/activity/signUp': { data: own } });
    renderApp(ADDRESS, pages);
    fireEvent.click(await button('立即报名'));
    expect(await screen.findByText('报名将扣除 1,000 积分，截止前取消可退回，是否报名？')).toBeTruthy();
    fireEvent.click(await button('确 定'));
    expect(await screen.findByText('报名成功')).toBeTruthy();
    expect(seen.find(({ url }) => url.endsWith('/signUp'))?.body).toEqual({ activityId: 'act' });
  });

  test('with a form goes to its page, whose answers are checked and sent with their version', async () => {
    login('token', someUser);
    const activity = someActivity({ formId: 'guest', pointsFee: 0 });
    const seen = serve(activity, { '/activity/signUp': { data: { ...own, state: 'reviewing' } } });
    renderApp(ADDRESS, pages);
    fireEvent.click(await button('立即报名'));
    await waitFor(() => expect(livePages().at(-1)).toBe('/pagesCommunity/activity/extra'));
    fireEvent.click(await button('提交报名'));
    expect(seen.some(({ url }) => url.endsWith('/signUp'))).toBe(false);
    fireEvent.input(await screen.findByLabelText('姓名'), { target: { value: '林夏' } });
    fireEvent.click(await button('提交报名'));
    expect(await screen.findByText('已提交，审核中')).toBeTruthy();
    const body = { activityId: 'act', formVersion: 3, answers: { name: '林夏' } };
    expect(seen.find(({ url }) => url.endsWith('/signUp'))?.body).toEqual(body);
  });

  test('shows the check-in code to the person', async () => {
    login('token', someUser);
    serve(someActivity({ own }));
    renderApp(ADDRESS, pages);
    fireEvent.click(await screen.findByText('签到码'));
    expect(await screen.findByText('12345678')).toBeTruthy();
  });
});

test('an activity that is gone says so', async () => {
  serve(someActivity(), { '/activity?': { code: '4040001' } });
  renderApp(ADDRESS, pages);
  expect(await screen.findByText('活动不存在或已下架')).toBeTruthy();
});

test('a post keeps the card of its activity with the state now', async () => {
  const { distanceM: _, participants: __, own: ___, ...activity } = someActivity({ title: '星空营地两天一夜' });
  const mentions = [{ kind: 'car', id: 'YL01', name: '旗舰', note: '猎装轿跑' }];
  serve(someActivity(), { '/activity/tweet': { data: { activity: { ...activity, ownState: null }, mentions } } });
  renderApp('/pagesCommunity/activity/tweet?id=a1', pages);
  expect(await screen.findByText('立即报名')).toBeTruthy();
  expect(screen.getByText('文中提到')).toBeTruthy();
  fireEvent.click(screen.getByText('星空营地两天一夜'));
  await waitFor(() => expect(livePages().at(-1)).toBe('/pagesCommunity/activity/index'));
});
