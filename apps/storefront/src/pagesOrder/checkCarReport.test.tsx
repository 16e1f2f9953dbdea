import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import type { InspectionData } from '@/features/inspection/inspection-words';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import CheckCarReportPage from './checkCarReport';

const orderNo = 'VO261118000001';
const item = (itemKey: string, name: string, changes = {}) => ({
  itemKey,
  name,
  isPassed: true,
  remark: '',
  ...changes,
});
const inspection: InspectionData = {
  orderNo,
  orderState: 'arrived',
  modelName: '01',
  versionName: '长续航版',
  state: 'ready',
  report: {
    revision: 3,
    inspectorName: '周建成',
    inspectedAt: 1,
    vin: 'LZ0EV30A8TB000042',
    mileageKm: 12,
    batteryPercent: 86,
    photos: [{ angle: 'front', picture: '/assets/a.webp' }],
    groups: [
      { group: 'exterior', items: [item('paint', '漆面', { isPassed: false, remark: '划痕' }), item('glass', '玻璃')] },
    ],
  },
  questions: [],
  confirmedAt: null,
  storeName: '静安中心',
  adviser: null,
  actions: [],
};

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

function open(changes: Partial<InspectionData>) {
  const seen = serveReplies({ data: { ...inspection, ...changes } });
  renderApp('/', { 'pages/community/index': () => <p>首页</p>, 'pagesOrder/checkCarReport': CheckCarReportPage });
  act(() => login('token', someUser));
  act(() => navigate('/pagesOrder/checkCarReport', { orderNo }));
  return seen;
}

test('a report shows its items, filters those with remarks, and is confirmed as it was read after a question', async () => {
  const seen = open({});
  expect(await screen.findByText('玻璃')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '有备注（1）' }));
  expect(screen.queryByText('玻璃')).toBeNull();
  expect(screen.getByText('划痕')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '确认报告' }));
  fireEvent.click(await screen.findByRole('button', { name: '确 定' }));
  await vi.waitFor(() => expect(seen.some(({ url }) => url.includes('/inspection/confirm'))).toBe(true));
  expect(seen.find(({ url }) => url.includes('/inspection/confirm'))?.body).toEqual({ orderNo, revision: 3 });
});

test('nothing can be confirmed while the store looks into a question, nor asked once it is confirmed', async () => {
  open({ state: 'questioned' });
  expect(await screen.findByRole('heading', { name: '门店正在核实' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认报告' })).toBeNull();
});

test('a report that is not written says who writes it', async () => {
  open({ state: 'notReady', report: null });
  expect(await screen.findByText(/静安中心将逐项检查/)).toBeTruthy();
});
