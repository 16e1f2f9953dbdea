import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { BlindBookingData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { NewCarBar } from './new-car-bar';

const booking: BlindBookingData = {
  windowId: 'c1',
  title: '首批盲订',
  modelId: 'M1',
  modelName: '样车',
  tagline: '',
  hero: '/assets/heroes/M1.webp',
  cutout: '/assets/models/M1.webp',
  state: 'open',
  startsAt: Date.UTC(2026, 10, 24, 2),
  endsAt: Date.UTC(2026, 11, 12, 14),
  launchAt: Date.UTC(2026, 11, 15, 12),
  pauseNote: null,
  depositFen: 200_000,
  bookingCount: 10,
  bookingLimit: 100,
  bookingsLeft: 90,
  facts: [],
  films: [],
  highlights: [],
  benefits: [],
  isReminderSet: false,
  ownBooking: null,
};

function show(changes: Partial<BlindBookingData>): { button: string; isDisabled: boolean; words: string } {
  const { container, unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <NewCarBar booking={{ ...booking, ...changes }} onChange={() => undefined} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button') as HTMLButtonElement;
  const seen = { button: button.textContent ?? '', isDisabled: button.disabled, words: container.textContent ?? '' };
  unmount();
  return seen;
}

test('an open booking can be made, for 2000 yuan', () => {
  expect(show({})).toMatchObject({ button: '立即盲订', isDisabled: false });
  expect(show({}).words).toContain('¥2,000');
});

test('before the start it tells when, in Shanghai’s time, and offers the reminder', () => {
  expect(show({ state: 'notStarted' })).toMatchObject({ button: '开启提醒我' });
  expect(show({ state: 'notStarted' }).words).toContain('2026-11-24 10:00');
  expect(show({ state: 'notStarted', isReminderSet: true }).button).toBe('已设提醒');
});

test('a paused one cannot be made and tells why; full and ended ones offer the reminder of the launch', () => {
  const paused = show({ state: 'paused', pauseNote: '系统维护中' });
  expect(paused).toMatchObject({ button: '立即盲订', isDisabled: true });
  expect(paused.words).toContain('系统维护中');
  expect(show({ state: 'full' }).button).toBe('上市提醒我');
  expect(show({ state: 'ended' }).words).toContain('2026-12-15 20:00');
});

test('the own booking comes before all else, whatever the state', () => {
  const own = { orderNo: 'VO261119094628055947', isPaid: true };
  expect(show({ state: 'full', ownBooking: own })).toMatchObject({ button: '查看凭证' });
  expect(show({ ownBooking: { ...own, isPaid: false } }).button).toBe('去支付');
  expect(show({ ownBooking: own }).words).toContain(own.orderNo);
});
