import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import DrivePage from './index';

const brief = (orderNo: string, name: string | null) => ({
  orderNo,
  modelName: '电车 01',
  versionName: 'Pro',
  name,
  plate: null as string | null,
});
const car = (orderNo: string, name: string | null) => ({
  ...brief(orderNo, name),
  cutout: '/assets/cars/a.webp',
  vinTail: `${orderNo.slice(-1)}A5678`,
  deliveredAt: Date.parse('2025-11-20T10:00:00+08:00'),
  cityCode: '310100',
  odometerKm: 9000,
  benefits: [],
  warranty: { car: { untilAt: 1, km: 100_000 }, battery: { untilAt: 2, km: 160_000 } },
  service: { dueAt: 3, appointment: null },
});
const Home = () => <p>{`首页`}</p>;
const sent: { url: string; body: unknown }[] = [];

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

function show(cars: ReturnType<typeof brief>[]) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) });
    const orderNo = /orderNo=(\w+)/.exec(url)?.[1] ?? 'VO1';
    const data = /ownedCars/.test(url)
      ? cars
      : /ownedCar/.test(url)
        ? car(orderNo, null)
        : { order: null, car: null, adviser: null };
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data, message: '' })));
  });
  renderApp('/', { 'pages/community/index': Home, 'pagesDrive/index/index': DrivePage });
  act(() => login('token', someUser));
  resetDebounce();
  act(() => navigate('/pagesDrive/index/index'));
}

test('of several cars the chosen one is shown', async () => {
  show([brief('VO1', '小蓝'), brief('VO2', null)]);
  expect(await screen.findByText('1A5678', {}, { timeout: 5000 })).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: '电车 01' }));
  expect(await screen.findByText('2A5678')).toBeDefined();
});

test('a plate is checked before it is sent, and sent in its stored form', async () => {
  show([brief('VO1', null)]);
  fireEvent.click(await screen.findByRole('button', { name: '登记车牌' }, { timeout: 5000 }));
  const field = await screen.findByLabelText('车牌号', {}, { timeout: 5000 });
  fireEvent.input(field, { target: { value: '沪A12345' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/请填写新能源车牌/)).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.input(field, { target: { value: '沪a·d12345' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ orderNo: 'VO1', name: null, plate: '沪AD12345' }));
});

test('without a car the cars are offered', async () => {
  show([]);
  expect(await screen.findByText('还没有已交付的车辆', {}, { timeout: 5000 })).toBeDefined();
});
