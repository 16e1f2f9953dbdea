import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import type { CarWay } from '@/features/logistics/way-words';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import LogisticsInfoPage from './logisticsInfo';

const AT = Date.parse('2026-11-24T10:00:00+08:00');
const orderNo = 'VO261118000001';
const way: CarWay = {
  orderNo,
  state: 'inTransit',
  modelName: '01',
  versionName: '长续航版',
  cutout: '/assets/a.webp',
  vin: 'LZ0EV30A8TB000042',
  carrier: '远途整车物流',
  waybillNo: 'YT261118000001',
  steps: [
    { node: 'scheduled', city: '合肥市', at: AT, expectedAt: null, isDone: true },
    { node: 'transit', city: '南京市', at: null, expectedAt: AT, isDone: false },
  ],
  position: null,
  arrival: { fromAt: AT, toAt: AT + 86_400_000 },
  delay: null,
  arrivedAt: null,
  store: { storeId: 'S1', name: '静安中心', address: '南京西路 1 号', phone: '021', latitude: 31, longitude: 121 },
  adviser: { name: '叶青', phone: '138' },
  actions: [],
};

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

function open(changes: Partial<CarWay>) {
  serveReplies({ data: { ...way, ...changes } });
  renderApp('/', { 'pages/community/index': () => <p>首页</p>, 'pagesOrder/logisticsInfo': LogisticsInfoPage });
  act(() => login('token', someUser));
  act(() => navigate('/pagesOrder/logisticsInfo', { orderNo }));
}

test('a car on its way without a position says so, with its steps, its carrier and whom to call', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: '运输中' })).toBeTruthy();
  for (const text of ['预计 11月24日–11月25日 到店', '途经南京市', '远途整车物流', '承运商暂未上报车辆位置'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: '拨打顾问电话' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '查看验车报告' })).toBeNull();
});

test('a delay says why', async () => {
  open({ delay: { reason: '道路管制', at: AT } });
  expect(await screen.findByText('推迟原因：道路管制')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '到店时间推迟' })).toBeTruthy();
});

test('an arrived car leads to its inspection', async () => {
  open({ state: 'arrived', arrival: null, arrivedAt: AT, actions: ['viewInspection'] });
  expect(await screen.findByRole('button', { name: '查看验车报告' })).toBeTruthy();
  expect(screen.getByText('11月24日 到店')).toBeTruthy();
});
