import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOADING_VIEW_DELAY_MS, LoadingView } from './loading-view';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('screen readers hear of a loading page at once, eyes see it when it takes longer than 400 ms', () => {
  expect(LOADING_VIEW_DELAY_MS).toBe(400);
  render(<LoadingView />);
  const view = screen.getByRole('status', { name: '加载中' });
  act(() => vi.advanceTimersByTime(399));
  expect(view.childElementCount).toBe(0);
  act(() => vi.advanceTimersByTime(1));
  expect(view.childElementCount).toBe(1);
});
