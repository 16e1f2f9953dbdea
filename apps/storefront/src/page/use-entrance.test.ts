import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOTION_MS } from '@/ui';
import type { PageStatus } from './page-query';
import { useEntrance } from './use-entrance';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = (status: PageStatus) =>
  renderHook((props: { status: PageStatus }) => useEntrance(props.status), { initialProps: { status } });

test('content that takes the place of a loading view fades in, once', () => {
  const { result, rerender } = open('loading');
  expect(result.current).toBe(false);
  rerender({ status: 'ready' });
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(MOTION_MS.base));
  expect(result.current).toBe(false);
});

test('content that is there from the start does not, nor do failures', () => {
  expect(open('ready').result.current).toBe(false);
  const { result, rerender } = open('loading');
  rerender({ status: 'failed' });
  expect(result.current).toBe(false);
});
