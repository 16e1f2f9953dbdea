import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ConvertibleOrderData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { queryClient } from '@/api';
import { FeedbackHost } from '@/ui';
import { someCar } from '../testing/some-car';
import { ConversionScreen } from './conversion-screen';

const order = (orderNo: string, lost: boolean, more: Partial<ConvertibleOrderData> = {}): ConvertibleOrderData => ({
  orderNo,
  kind: 'intention',
  modelName: '样车',
  versionName: orderNo,
  cutout: '/assets/cars/M1.webp',
  createdAt: 1,
  paidFen: 200_000,
  dueFen: 300_000,
  isEligible: true,
  reason: null,
  benefits: [{ title: '充电无忧', text: '三年', carriesOver: !lost, reason: lost ? '此车型不含' : null }],
  ...more,
});

const hold = { stockCarId: 'car1', heldUntil: Date.now() + 60_000, orderNo: null };

const show = (orders: ConvertibleOrderData[]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ConversionScreen
        conversion={{ car: someCar, hold, freshDueFen: 500_000, orders, now: Date.now() }}
        hold={hold}
      />
      <FeedbackHost />
    </QueryClientProvider>,
  );

const chosen = () => screen.getAllByRole('radio', { checked: true }).map((radio) => radio.textContent ?? '');

test('the order that gives up the fewest benefits is used unless told otherwise', () => {
  show([order('VO1', true), order('VO2', false)]);
  expect(chosen()[0]).toContain('VO2');
  expect(screen.getByText('已付 ¥2,000，还需支付')).toBeTruthy();
});

test('without an order the whole deposit is due', () => {
  show([order('VO1', false)]);
  fireEvent.click(screen.getByRole('radio', { name: /不使用/ }));
  expect(screen.getByText('应付定金')).toBeTruthy();
  expect(screen.getByText('5,000')).toBeTruthy();
});

test('an order that does not fit is greyed with its reason and cannot be chosen', () => {
  show([order('VO1', false, { isEligible: false, reason: '该车型价格公布后即可使用' })]);
  const unfit = screen.getByRole('radio', { name: /VO1/ });
  fireEvent.click(unfit);
  expect(unfit.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText('该车型价格公布后即可使用')).toBeTruthy();
  expect(screen.getByText('没有可用于这台车的意向金订单')).toBeTruthy();
});

test('benefits that would be lost are asked about before going on', async () => {
  show([order('VO1', true)]);
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByText('使用该订单后，将失去：充电无忧。确定继续吗？')).toBeTruthy();
});
