import { render, screen } from '@testing-library/react';
import { DAY_MS } from '@voltfront/rules/time';
import { expect, test } from 'vitest';
import { CarCover } from './car-cover';

const YEAR_MS = 365.25 * DAY_MS;
const car = (untilAt: number, odometerKm: number | null) => ({
  orderNo: 'VO1',
  modelName: '电车 01',
  versionName: 'Pro',
  name: null,
  plate: null,
  cutout: '/assets/cars/a.webp',
  vinTail: null,
  deliveredAt: 1,
  cityCode: '310100',
  odometerKm,
  benefits: [{ couponId: 'c1', title: '充电礼券', expiresAt: Date.parse('2026-12-05T00:00+08:00') }],
  warranty: { car: { untilAt, km: 100_000 }, battery: { untilAt, km: 160_000 } },
  service: { dueAt: 3, appointment: null },
});

test('what is left of the warranty is told by time and by distance, and benefits with their last day', () => {
  const { container } = render(<CarCover car={car(Date.now() + 2.01 * YEAR_MS, 12_000)} />);
  expect(container.textContent).toMatch(/12,000 公里.*剩 2 年 \/ 88,000 公里.*剩 2 年 \/ 148,000 公里/);
  expect(container.textContent).toContain('2026年12月4日 前有效');
});

test('a car that reports no distance is told by time alone', () => {
  render(<CarCover car={car(Date.now() + 2.01 * YEAR_MS, null)} />);
  expect(screen.getAllByText('剩 2 年')).toHaveLength(2);
});

test('a warranty is over with the distance, however much time is left', () => {
  render(<CarCover car={car(Date.now() + YEAR_MS, 100_000)} />);
  expect(screen.getByText('已到期')).toBeDefined();
});
