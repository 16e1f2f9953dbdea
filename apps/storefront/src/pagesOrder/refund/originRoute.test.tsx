import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RefundDetailData, RefundQuoteData } from '@voltfront/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import RefundDetailPage from './detail';
import RefundReasonPage from './originRoute';

const order = {
  orderNo: 'VO202611200001',
  kind: 'deposit',
  state: 'depositPaid',
  modelName: '电车 01',
  versionName: 'Pro',
  cutout: '/assets/cars/a.webp',
} as const;

const quote: RefundQuoteData = {
  order,
  refusal: null,
  amountFen: 500_000,
  payments: [{ paymentNo: 'VP1', method: 'sandbox', amountFen: 500_000, paidAt: 1_700_000_000_000, isClosed: false }],
  losses: [{ kind: 'benefit', title: '终身免费充电', note: '退款后失效', isGivenBack: false }],
  reasons: [
    {
      group: 'personal',
      title: '个人原因',
      reasons: [{ code: 'noNeedNow', title: '暂时没有购车需求', wantsWords: false }],
    },
    { group: 'other', title: '其他', reasons: [{ code: 'other', title: '其他原因', wantsWords: true }] },
  ],
  buyer: { kind: 'personal', name: '林夏', maskedNumber: '110', maskedMobile: '138****5678' },
  adviser: null,
  days: { from: 1, to: 7 },
  rules: ['锁单前可申请退款'],
};

const detail: RefundDetailData = {
  refundNo: 'VB202611200001',
  state: 'inReview',
  amountFen: 500_000,
  order: { ...order, state: 'refunding' },
  reason: { code: 'noNeedNow', title: '暂时没有购车需求', words: '' },
  explanation: '',
  pictures: [],
  parts: [
    {
      paymentNo: 'VP1',
      method: 'sandbox',
      amountFen: 500_000,
      paidAt: 1,
      channel: 'original',
      state: 'waiting',
      doneAt: null,
    },
  ],
  account: null,
  timeline: [{ state: 'inReview', title: '退款申请已提交', note: '', at: 1_700_000_000_000 }],
  rejection: null,
  failure: null,
  actions: ['withdraw'],
  adviser: null,
  days: { from: 1, to: 7 },
  createdAt: 1_700_000_000_000,
};

const PAGES = {
  'pages/community/index': () => <div>{`社区`}</div>,
  'pagesOrder/refund/originRoute': RefundReasonPage,
  'pagesOrder/refund/detail': RefundDetailPage,
};

let answers: Record<string, unknown>;
beforeEach(() => {
  answers = { '/refund/quote': quote, '/refund/detail': detail };
  vi.stubGlobal('fetch', (url: string) => {
    const found = Object.keys(answers).find((part) => url.includes(part));
    const data = found ? answers[found] : {};
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data, message: '' })));
  });
});

function open(route: '/pagesOrder/refund/originRoute' | '/pagesOrder/refund/detail') {
  renderApp('/', PAGES);
  act(() => login('token', someUser));
  resetDebounce();
  act(() => navigate(route, { orderNo: order.orderNo }));
}

test('one reason leads on; the one that fits nothing wants 5 characters before', async () => {
  open('/pagesOrder/refund/originRoute');
  const next = await screen.findByRole('button', { name: '下一步' }, { timeout: 5000 });
  expect(next.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '其他原因' }));
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(livePages().at(-1)).toContain('originRoute');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '工作调动' } });
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(livePages().at(-1)).toContain('originRoute');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '工作调动了' } });
  resetDebounce();
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() => expect(livePages().at(-1)).toContain('refundForm'));
});

test('an order that is locked says so and offers no reason', async () => {
  answers['/refund/quote'] = { ...quote, refusal: { code: 'locked', message: '订单已锁定', refundNo: null } };
  open('/pagesOrder/refund/originRoute');
  expect(await screen.findByText('锁单后不支持退款', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a refund shows its payments, and can be withdrawn only while in review', async () => {
  open('/pagesOrder/refund/detail');
  expect(await screen.findByRole('button', { name: '撤回申请' }, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText('退款申请已提交')).toBeTruthy();
});

test('a failed refund asks for a bank account and says why', async () => {
  answers['/refund/detail'] = { ...detail, state: 'failed', failure: '户名与账号不符', actions: ['correctAccount'] };
  open('/pagesOrder/refund/detail');
  expect(await screen.findByRole('button', { name: '填写收款账户' }, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText('户名与账号不符')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull();
});
