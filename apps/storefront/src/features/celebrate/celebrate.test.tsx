import { fireEvent, screen } from '@testing-library/react';
import type { ChannelsItemData, DrawData, LiveData, ShowData } from '@voltfront/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import AppointmentPage from '@/pagesActivity/autoShow/appointment';
import CelebratePage from '@/pagesActivity/celebrate/index';
import CelebrationsPage from '@/pagesActivity/celebrate/list';
import OpenChannelsPage from '@/pagesActivity/openChannels';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';

startApp();

const pages = {
  'pagesActivity/celebrate/index': CelebratePage,
  'pagesActivity/celebrate/list': CelebrationsPage,
  'pagesActivity/autoShow/appointment': AppointmentPage,
  'pagesActivity/openChannels': OpenChannelsPage,
};
const now = Date.now();
const picture = '/assets/covers/scene-city.webp';

const draw: DrawData = {
  campaign: {
    slug: 'celebrate',
    title: '车展庆典',
    lead: '看直播',
    state: 'running',
    startsAt: now - DAY_MS,
    endsAt: now + DAY_MS,
    artwork: { wide: picture, tall: picture, accent: '#5b2a86' },
    rules: { version: 1, sections: [] },
    refusal: null,
  },
  settings: {
    look: 'stage',
    price: null,
    dailyLimit: null,
    isFed: true,
    chances: {},
    series: null,
    live: {
      title: '发布直播',
      poster: picture,
      film: null,
      replay: null,
      startsAt: now + HOUR_MS,
      endsAt: now + DAY_MS,
      watchMinutes: 10,
      rainMinutes: 10,
    },
  },
  prizes: [],
  isSoldOut: false,
  seedHash: 'ab',
  seed: null,
  winners: [],
  own: null,
};
const someLive = (part: Partial<LiveData> = {}): LiveData => ({
  phase: 'before',
  rain: { at: now - MINUTE_MS, endsAt: now + 9 * MINUTE_MS },
  gift: { title: '5 积分', picture, left: 3 },
  own: null,
  ...part,
});
const own = { watchedMs: 0, isReminded: false, hasCaught: false, done: [] };

const serve = (replies: Parameters<typeof serveByAddress>[0]) =>
  serveByAddress(replies, (fetch) => vi.stubGlobal('fetch', fetch));
const button = (name: string) => screen.findByRole('button', { name });
const celebrate = (live: LiveData, replies: Parameters<typeof serveByAddress>[0] = {}) => {
  const seen = serve({ ...replies, '/campaign/draw?': { data: draw }, '/campaign/live?': { data: live } });
  renderApp('/pagesActivity/celebrate/index', pages);
  return seen;
};

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a celebration', () => {
  test('before its broadcast reminds, after a login', async () => {
    celebrate(someLive());
    fireEvent.click(await button('提醒我'));
    expect(livePages().at(-1)).toBe('/pages/login/index');
  });

  test('rains gifts that are caught once', async () => {
    login('token', someUser);
    celebrate(someLive({ phase: 'live', own: { ...own, hasCaught: true } }));
    expect(((await button('已接住')) as HTMLButtonElement).disabled).toBe(true);
  });

  test('says when nothing is left of the rain, and when it is over', async () => {
    celebrate(someLive({ phase: 'after', rain: null }));
    expect(await screen.findByText('本场礼物雨已结束')).toBeTruthy();
    expect(screen.getByText('回放整理中，敬请期待')).toBeTruthy();
  });

  test('without cities says so', async () => {
    serve({ '/celebrate/list': { data: { items: [], nextCursor: null, cities: [], days: [] } } });
    renderApp('/pagesActivity/celebrate/list', pages);
    expect(await screen.findByText('暂无城市庆典')).toBeTruthy();
  });
});

const someShow = (part: Partial<ShowData> = {}): ShowData => ({
  showId: 'show',
  settings: {
    ...{ title: '上海车展', cityName: '上海', hall: '5.1 馆', booth: '5B08', address: '崧泽大道', picture },
    ...{ latitude: 31, longitude: 121, programme: [], draw: null },
  },
  state: 'open',
  bookFrom: now - DAY_MS,
  startsAt: now + DAY_MS,
  endsAt: now + 9 * DAY_MS,
  formId: 'show-visit',
  slots: [{ startsAt: now + 3 * DAY_MS, endsAt: now + 3 * DAY_MS + HOUR_MS, left: 0 }],
  own: null,
  ...part,
});
const form = {
  id: 'show-visit',
  version: 1,
  title: '车展预约',
  groups: [{ fields: [{ kind: 'name', id: 'name', label: '姓名' }] }],
};
const appointment = (show: ShowData) => {
  serve({ '/show/detail': { data: show }, '/form/detail': { data: form }, '/user/mobile': { data: { mobile: '' } } });
  renderApp('/pagesActivity/autoShow/appointment', pages);
};

describe('the visit of a show', () => {
  test.each<[string, Partial<ShowData>]>([
    ['预约尚未开始', { state: 'announced' }],
    ['本届车展已结束', { state: 'over' }],
    ['全部时段已约满', {}],
  ])('says %s', async (text, part) => {
    appointment(someShow(part));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('that is booked shows its code, and what can be changed', async () => {
    login('token', someUser);
    const visit = { visitId: 'v', state: 'booked' as const, visitors: 2, code: '1234567890', isChangeable: true };
    appointment(someShow({ own: { ...visit, startsAt: now + 3 * DAY_MS, endsAt: now + 3 * DAY_MS + HOUR_MS } }));
    expect(await screen.findByText('1234567890')).toBeTruthy();
    expect(screen.getByText('取消预约')).toBeTruthy();
  });
});

test('outside of WeChat an item of Channels shows a code', async () => {
  const item: ChannelsItemData = {
    ...{ itemId: 'film', kind: 'video', title: '冬测', note: '', cover: picture, finderUserName: 'sph', feedId: '1' },
    ...{ live: null, codePicture: null },
  };
  serve({ '/channels/detail': { data: item } });
  renderApp('/pagesActivity/openChannels?id=film', pages);
  expect(await screen.findByText('请在微信中打开')).toBeTruthy();
});
