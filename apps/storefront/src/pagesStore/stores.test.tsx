import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { chooseStore } from '@/features/store/choose-store';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import RestaurantDetailPage from './restaurantDetail';
import StoreDetailPage from './storeDetail';
import StoreListPage from './storeList';
import CoordinateDetailPage from './zeekrCoordinate/coordinateDetail';

const WAIT = { timeout: 5000 };
const HOUR_MS = 3_600_000;
const open = { isOpen: true, opensAt: null, closure: null };
const card = {
  ...{ storeId: 's1', name: '上海静安', kind: 'centre', cityCode: '310100', cityName: '上海市', address: '南京西路' },
  ...{ phone: '400', picture: '/assets/stores/front-01.webp', hours: '10:00-21:30', services: ['试驾'] },
  ...{ latitude: 31, longitude: 121, opening: open, distanceM: 1240 },
};
const store = {
  ...card,
  ...{ story: '', parking: '', movedTo: null, closures: [], onShow: [], toDrive: [], chargers: null },
  ...{ restaurant: null, head: [card.picture], gallery: [], people: [] },
};
const restaurant = {
  ...{ restaurantId: 'r1', storeId: 's1', storeName: '上海静安', kind: 'cafe', name: '静安咖啡', story: '手冲' },
  ...{ phone: '400', address: '南京西路', latitude: 31, longitude: 121, hours: '10:00-20:00', restDays: [] },
  ...{ perHeadFen: 3600, seats: 18, pictures: [card.picture], takesBookings: true, isGone: false, opening: open },
  menu: [
    {
      section: '点心',
      dishes: [
        { dishId: 'd1', name: '蛋糕', note: '', priceFen: 3600, tags: ['招牌'], picture: null, isSoldOut: true },
      ],
    },
  ],
};
const place = {
  ...{ coordinateId: 'c1', kind: 'camp', name: '草原营地', cityName: '湖州市', address: '山川乡' },
  ...{ latitude: 30.4, longitude: 119.6, story: ['云海'], pictures: [card.picture], season: '夏夜' },
  ...{ openFromMonth: 4, openUntilMonth: 10, state: 'open', road: '盘山路', parking: '营位旁' },
  ...{ benefit: '营位八折', benefitTerms: '', visitorCount: 12 },
};
const Home = () => <p>{`首页`}</p>;

/** Answers by a part of the address; others get nothing. */
function serve(answers: Record<string, unknown>) {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) });
    const key = Object.keys(answers).find((part) => url.includes(part));
    const nothing = url.includes('selectDeliverCity') ? [] : { now: Date.now(), items: [], nextCursor: null };
    const data = key === undefined ? nothing : answers[key];
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data, message: '' })));
  });
  return sent;
}

const pages = {
  'pages/community/index': Home,
  'pagesStore/storeList': StoreListPage,
  'pagesStore/storeDetail': StoreDetailPage,
  'pagesStore/restaurantDetail': RestaurantDetailPage,
  'pagesStore/zeekrCoordinate/coordinateDetail': CoordinateDetailPage,
};

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('a store of the list opens its page', async () => {
  serve({ 'store/list': { items: [card], nextCursor: null, elsewhere: [] }, 'store/detail': store });
  renderApp('/pagesStore/storeList', pages);
  expect(await screen.findByText('1.2 km', {}, WAIT)).toBeDefined();
  fireEvent.click(screen.getByText('上海静安'));
  await waitFor(() => expect(livePages().at(-1)).toContain('storeDetail'), WAIT);
});

test('a store that is chosen goes back to the page that asked', async () => {
  serve({ 'store/list': { items: [card], nextCursor: null, elsewhere: [] } });
  renderApp('/', pages);
  let chosen: Promise<unknown> = Promise.resolve();
  act(() => {
    chosen = chooseStore({ service: 'drive' });
  });
  fireEvent.click(await screen.findByText('上海静安', {}, WAIT));
  expect(await chosen).toEqual({ storeId: 's1', name: '上海静安', cityCode: '310100' });
});

test('where a city has no store, the nearest elsewhere are shown', async () => {
  serve({ 'store/list': { items: [], nextCursor: null, elsewhere: [card] } });
  renderApp('/pagesStore/storeList', pages);
  expect(await screen.findByText('该城市还没有门店', {}, WAIT)).toBeDefined();
  expect(screen.getByText('离您最近的其他城市门店')).toBeDefined();
  expect(screen.getByText('上海静安')).toBeDefined();
});

test('a store that moved leads to the new one', async () => {
  const movedTo = { storeId: 's2', name: '上海徐汇', address: '肇嘉浜路' };
  serve({ 'store/detail': { ...store, movedTo } });
  renderApp('/pagesStore/storeDetail?storeId=s1', pages);
  expect(await screen.findByText('该门店已迁至 上海徐汇（肇嘉浜路），点此查看', {}, WAIT)).toBeDefined();
  expect(screen.getByText('已迁址')).toBeDefined();
});

test('a store becomes a favourite', async () => {
  const sent = serve({ 'store/detail': store, 'store/favourite': { isFavourite: false } });
  act(() => login('token', someUser));
  renderApp('/pagesStore/storeDetail?storeId=s1', pages);
  fireEvent.click(await screen.findByRole('button', { name: '收藏' }, WAIT));
  await waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual({ storeId: 's1', isFavourite: true }));
  expect(await screen.findByRole('button', { name: '已收藏' }, WAIT)).toBeDefined();
});

test('a restaurant shows what is sold out', async () => {
  serve({ 'restaurant/detail': restaurant });
  renderApp('/pagesStore/restaurantDetail?restaurantId=r1', pages);
  expect(await screen.findByText('已售罄', {}, WAIT)).toBeDefined();
  expect(screen.getByRole('button', { name: '预订座位' })).toBeDefined();
});

test('a restaurant that is gone says so', async () => {
  serve({ 'restaurant/detail': { ...restaurant, isGone: true, menu: [] } });
  renderApp('/pagesStore/restaurantDetail?restaurantId=r2', pages);
  expect(await screen.findByText('静安咖啡 已停止营业', {}, WAIT)).toBeDefined();
});

const booking = (inMs: number) => ({
  ...{ bookingId: 'b1', startsAt: Date.now() + inMs, endsAt: Date.now() + inMs + HOUR_MS, persons: 4 },
  ...{ phone: '13812345678', changeUntilAt: Date.now() + inMs - 2 * HOUR_MS },
});

test('a booked table is cancelled after a question', async () => {
  act(() => login('token', someUser));
  const sent = serve({
    'restaurant/detail': restaurant,
    'restaurant/own': { booking: booking(5 * HOUR_MS), coupons: [] },
  });
  renderApp('/pagesStore/restaurantDetail?restaurantId=r1', pages);
  fireEvent.click(await screen.findByRole('button', { name: '取消订座' }, WAIT));
  fireEvent.click(await screen.findByRole('button', { name: '确 定' }, WAIT));
  await waitFor(() => expect(sent.map(({ url }) => url).join()).toContain('restaurant/cancel'));
});

test('less than two hours before, a booked table can only be changed by a call', async () => {
  act(() => login('token', someUser));
  serve({ 'restaurant/detail': restaurant, 'restaurant/own': { booking: booking(HOUR_MS), coupons: [] } });
  renderApp('/pagesStore/restaurantDetail?restaurantId=r3', pages);
  expect(await screen.findByText('距用餐不足 2 小时，如需更改请致电餐厅', {}, WAIT)).toBeDefined();
});

test('the code of an owner who was there is shown', async () => {
  act(() => login('token', someUser));
  const visit = { visitedAt: Date.now(), photo: null, benefitCode: '12345678' };
  serve({ 'coordinate/detail': place, 'coordinate/own': { isWanted: true, isOwner: true, visit } });
  renderApp('/pagesStore/zeekrCoordinate/coordinateDetail?coordinateId=c1', pages);
  expect(await screen.findByText('12345678', {}, WAIT)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '已打卡' }).disabled).toBe(true);
});

test('others learn who gets the code of a place', async () => {
  act(() => login('token', someUser));
  serve({ 'coordinate/detail': place, 'coordinate/own': { isWanted: false, isOwner: false, visit: null } });
  renderApp('/pagesStore/zeekrCoordinate/coordinateDetail?coordinateId=c2', pages);
  expect(await screen.findByText('交付后的车主到场打卡可获得礼遇码', {}, WAIT)).toBeDefined();
});
