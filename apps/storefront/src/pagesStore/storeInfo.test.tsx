import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import StoreInfoPage from './storeInfo';

const DAY_MS = 86_400_000;
const nothing = {
  stores: [] as object[],
  adviser: null as object | null,
  change: null as object | null,
  isAdviserNew: false,
  nextAppointment: null,
  request: { last: null as object | null, againAt: null as number | null },
  toRate: [] as object[],
};
const store = {
  purpose: 'delivery',
  orderNo: 'VO1',
  storeId: 's1',
  name: '上海静安',
  cityCode: '310100',
  address: '南京西路',
  phone: '400',
  picture: '/assets/stores/front-01.webp',
  latitude: 31,
  longitude: 121,
  hours: '10:00-21:30',
  opening: { isOpen: true, opensAt: null, closure: null as object | null },
  fixedBy: null as string | null,
};
const adviser = {
  adviserId: 'a2',
  storeId: 's1',
  name: '许知夏',
  title: '产品顾问',
  avatar: '/assets/avatars/person-14.webp',
  phone: '400',
  hours: '10:00-19:00',
  restDays: [2],
  isOnDuty: true,
};
const Home = () => <p>{`首页`}</p>;
const sent: { url: string; body: unknown }[] = [];

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

function show(care: Partial<typeof nothing>) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) });
    const data = url.includes('/care') ? { ...nothing, ...care } : null;
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data, message: '' })));
  });
  renderApp('/', { 'pages/community/index': Home, 'pagesStore/storeInfo': StoreInfoPage });
  act(() => login('token', someUser));
  resetDebounce();
  act(() => navigate('/pagesStore/storeInfo'));
}
const WAIT = { timeout: 5000 };

test('without a store one is offered', async () => {
  show({});
  expect(await screen.findByText('还没有为您服务的门店', {}, WAIT)).toBeDefined();
  expect(screen.getByRole('button', { name: '选择门店' })).toBeDefined();
});

test('another adviser is told of once, with both names', async () => {
  show({ stores: [store], adviser, change: { before: '周言', adviserId: 'a2' } });
  expect(await screen.findByText('您的专属顾问已由 周言 更换为 许知夏', {}, WAIT)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ adviserId: 'a2' }]));
});

test('whom somebody sees for the first time is noted without a word', async () => {
  show({ stores: [store], adviser, isAdviserNew: true });
  expect(await screen.findByText('服务时间 10:00-19:00，周二休息', {}, WAIT)).toBeDefined();
  expect(screen.queryByText(/更换为/)).toBeNull();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a store tells why it is closed, and one that is fixed why it stays', async () => {
  const opening = { isOpen: false, opensAt: null, closure: { untilAt: 1, reason: '店面升级' } };
  show({ stores: [{ ...store, opening, fixedBy: 'lock' }], adviser });
  expect(await screen.findByText('暂停营业（店面升级）', {}, WAIT)).toBeDefined();
  expect(screen.getByText('订单已锁定，门店不可更改')).toBeDefined();
  expect(screen.queryByRole('button', { name: '更换门店' })).toBeNull();
});

test('a request for another adviser has a reason, and none is offered while one waits or for 30 days', async () => {
  show({ stores: [store], adviser });
  fireEvent.click(await screen.findByRole('button', { name: '申请更换顾问' }, WAIT));
  fireEvent.click(await screen.findByRole('radio', { name: '回复不及时' }, WAIT));
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ reason: 'reply', note: '' }));
});

test('what the store answered is shown, and when the next request is possible', async () => {
  const last = { state: 'declined', at: 1, answeredAt: 2, answer: '暂无其他顾问' };
  show({ stores: [store], adviser, request: { last, againAt: Date.now() + DAY_MS } });
  expect(await screen.findByText('门店回复：暂无其他顾问', {}, WAIT)).toBeDefined();
  expect(screen.queryByRole('button', { name: '申请更换顾问' })).toBeNull();
});

test('a visit is rated with stars', async () => {
  const visit = { visitId: 'pickup.VO1.1', kind: 'pickup', storeId: 's1', storeName: '上海静安', at: 1 };
  show({ stores: [store], adviser, toRate: [visit] });
  fireEvent.click(await screen.findByText('去评价', {}, WAIT));
  fireEvent.click(await screen.findByRole('radio', { name: /^4 星/ }, WAIT));
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ visitId: 'pickup.VO1.1', stars: 4, note: '' }));
});
