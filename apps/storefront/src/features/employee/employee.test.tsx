import { fireEvent, screen } from '@testing-library/react';
import type { LeadData, LeadHubData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import Recommend from '@/pagesBannerActivity/innerRecommand/index';
import Records from '@/pagesBannerActivity/innerRecommand/innerRecord';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';

startApp();

const pages = {
  'pagesBannerActivity/innerRecommand/index': Recommend,
  'pagesBannerActivity/innerRecommand/innerRecord': Records,
};
const now = Date.now();
const picture = '/assets/campaigns/staff-drive.webp';
const hub: LeadHubData = {
  campaign: {
    slug: 'inner-recommend',
    title: '员工内荐',
    lead: '推荐客户',
    state: 'running',
    startsAt: now - DAY_MS,
    endsAt: now + DAY_MS,
    artwork: { wide: picture, tall: picture, accent: '#2c4a6e' },
    rules: { version: 1, sections: [] },
    refusal: null,
  },
  settings: { protectDays: 90, extendDays: 30, extendWithinDays: 10 },
  rewards: [],
  own: {
    nickname: '办公室小林',
    organName: '用户发展部',
    jobId: 'E10086',
    thisMonth: 3,
    converted: 2,
    points: 5000,
    counts: { all: 4, waiting: 1, driven: 1, deposit: 1, delivered: 1, lapsed: 0 },
  },
};
const lead: LeadData = {
  leadId: 'l1',
  name: '周*桐',
  mobile: '139****8101',
  relation: 'friend',
  modelName: '01',
  cityName: '杭州',
  state: 'waiting',
  daysLeft: 6,
  canExtend: true,
  createdAt: now - DAY_MS,
  steps: [{ step: 'waiting', at: now - DAY_MS }],
  rewards: [],
};

const serve = (served: LeadHubData) =>
  serveByAddress(
    {
      'lead/records': { data: { items: [lead], nextCursor: null } },
      'campaign/lead': { data: served },
      'vehicle/models': { data: [] },
      selectDeliverCity: { data: [] },
    },
    (fetch) => vi.stubGlobal('fetch', fetch),
  );

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  login('token', someUser);
});
afterEach(() => {
  logout();
  vi.unstubAllGlobals();
});

test('an employee sees their pass, and what is missing in the form', async () => {
  serve(hub);
  renderApp('/pagesBannerActivity/innerRecommand/index', pages);
  expect(await screen.findByText('工号 E10086')).toBeTruthy();
  fireEvent.click(screen.getByText('提交推荐'));
  expect(await screen.findByText('请填写 11 位手机号')).toBeTruthy();
  expect(screen.getByText('请先征得客户同意并勾选')).toBeTruthy();
});

test('the form is locked after the end, and others are told that it is for employees', async () => {
  serve({ ...hub, campaign: { ...hub.campaign, state: 'ended' } });
  renderApp('/pagesBannerActivity/innerRecommand/index', pages);
  const button = (await screen.findByRole('button', { name: '活动已结束' })) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
});

test('somebody who is no employee is told so', async () => {
  serve({ ...hub, own: null, campaign: { ...hub.campaign, refusal: 'role' } });
  renderApp('/pagesBannerActivity/innerRecommand/index', pages);
  expect(await screen.findByText('仅限内部员工参与')).toBeTruthy();
});

test('records have counts by state, and a protection that can be extended', async () => {
  serve(hub);
  renderApp('/pagesBannerActivity/innerRecommand/innerRecord', pages);
  expect(await screen.findByText('保护期剩余 6 天')).toBeTruthy();
  expect(screen.getByText('待跟进 1')).toBeTruthy();
  fireEvent.click(screen.getByText('延长保护'));
  expect(await screen.findByText('每位客户仅可延长一次，延长 30 天')).toBeTruthy();
});
