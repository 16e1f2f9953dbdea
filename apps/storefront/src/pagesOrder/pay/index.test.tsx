import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import CashierPage from './index';

const payable = {
  orderNo: 'VO202611200001',
  state: 'payable',
  amountFen: 500_000,
  purpose: 'deposit',
  modelName: '电车 01',
  versionName: 'Pro',
  expiresAt: null,
  methods: [{ method: 'sandbox', name: '沙箱', note: '', isAvailable: true }],
};

const List = () => <div>{`我的订单`}</div>;
const CASHIER = '/pagesOrder/pay/index';

test('whoever leaves the cashier is asked, with staying highlighted, and stays by it', async () => {
  vi.stubGlobal('fetch', (url: string) => {
    const data = url.includes('/pay/payable') ? payable : { tips: [] };
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data, message: '' })));
  });
  renderApp('/', { 'pages/community/index': List, 'pagesOrder/pay/index': CashierPage });
  act(() => login('token', someUser));
  resetDebounce();
  act(() => navigate(CASHIER, { orderNo: payable.orderNo }));
  await screen.findByRole('button', { name: /^确认支付/ }, { timeout: 5000 });
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  const question = await screen.findByRole('alertdialog', { name: '确定离开收银台？' });
  const [stay, leave] = ['继续支付', '暂时离开'].map((name) => within(question).getByRole('button', { name }));
  expect(stay?.className).toContain('preferred');
  expect(leave?.className).not.toContain('preferred');
  fireEvent.click(stay as HTMLElement);
  expect(livePages().at(-1)).toContain(CASHIER);
});
