import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const serverNow = () => Date.now() + 60_000;
const shown = () => screen.getByRole('timer').getAttribute('aria-label');

test('counts on the server clock, not the device clock', () => {
  render(<Countdown endAt={1_000_000 + 90_000} now={serverNow} />);
  expect(shown()).toBe('00:00:30');
  act(() => vi.advanceTimersByTime(1001));
  expect(shown()).toBe('00:00:29');
});

test('calls onEnd once, when the moment is reached', () => {
  const onEnd = vi.fn();
  render(<Countdown endAt={1_000_000 + 62_000} now={serverNow} onEnd={onEnd} />);
  act(() => vi.advanceTimersByTime(1999));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(5000));
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('00:00:00');
});

test('does not call onEnd for a moment already past', () => {
  const onEnd = vi.fn();
  render(<Countdown endAt={1} now={serverNow} onEnd={onEnd} />);
  act(() => vi.advanceTimersByTime(5000));
  expect(onEnd).not.toHaveBeenCalled();
});

test('leaves no timer behind', () => {
  const view = render(<Countdown endAt={2_000_000} now={serverNow} />);
  view.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
