import { screen } from '@testing-library/react';
import type { FellowData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import FellowPage from '@/pagesFollow/fellowRecommend/index';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';

startApp();

const picture = '/assets/covers/scene-city.webp';
const fellow: FellowData = {
  campaign: {
    slug: 'fellow-recommend',
    title: '顾问推荐',
    lead: '为您挑好的配置',
    state: 'running',
    startsAt: Date.now() - DAY_MS,
    endsAt: Date.now() + DAY_MS,
    artwork: { wide: picture, tall: picture, accent: '#23513f' },
    rules: { version: 1, sections: [] },
    refusal: null,
  },
  state: 'open',
  adviser: { name: '秦川', avatar: picture, title: '产品顾问', phone: '400-000-0311', hours: '10:00-19:00' },
  store: { storeId: 's', name: '静安中心', address: '南京西路 1 号', phone: '400-000-0001', hours: '10:00-22:00' },
  recommendation: null,
  leads: null,
};
const open = (part: Partial<FellowData>) => {
  serveByAddress({ '/campaign/fellow?': { data: { ...fellow, ...part } } }, (fetch) => vi.stubGlobal('fetch', fetch));
  renderApp('/pagesFollow/fellowRecommend/index?share_code=adviser', {
    'pagesFollow/fellowRecommend/index': FellowPage,
  });
};

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('a visitor can leave a number', async () => {
  open({});
  expect(await screen.findByRole('button', { name: '提交' })).toBeTruthy();
  expect(screen.getByText('服务时间 10:00-19:00')).toBeTruthy();
});

test('an adviser who left leads to the store, and nobody can leave a number', async () => {
  open({ state: 'left', adviser: null });
  expect(await screen.findByText('该顾问已离开岗位，请直接联系门店')).toBeTruthy();
  expect(screen.getByRole('button', { name: '致电门店' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
});

test('the own card shows how many left a number, and shares', async () => {
  login('token', someUser);
  open({ state: 'own', leads: 3 });
  expect(await screen.findByText('3 位')).toBeTruthy();
  expect(screen.getByRole('button', { name: '分享名片' })).toBeTruthy();
});

test('whoever has another adviser sees the card without the form', async () => {
  open({ state: 'bound' });
  expect(await screen.findByText(/您已有专属顾问/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
});
