import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { livePages, nextPopState, openApp } from '@/testing/page-stack';
import { pageStack } from '../h5-runtime/page-stack';
import { useLeaveGuard } from './index.h5';

const CAR = '/pagesDetail/carSetting';

beforeEach(() => {
  openApp('/');
  pageStack.push(CAR);
});

test('a customer who stays keeps the page and its address', async () => {
  const ask = vi.fn(() => Promise.resolve(false));
  renderHook(() => useLeaveGuard(true, '', ask));
  window.history.back();
  await nextPopState();
  await nextPopState();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(livePages()).toEqual(['/', CAR]);
  expect(window.location.pathname).toBe(CAR);
});

test('a customer who leaves gets where they were going', async () => {
  renderHook(() => useLeaveGuard(true, '', () => Promise.resolve(true)));
  pageStack.back();
  await vi.waitFor(() => expect(livePages()).toEqual(['/']));
});

test('nobody is asked once there is nothing to lose, or on a page above', async () => {
  const ask = vi.fn(() => Promise.resolve(false));
  const { rerender } = renderHook(({ isActive }) => useLeaveGuard(isActive, '', ask), {
    initialProps: { isActive: true },
  });
  pageStack.push('/pagesDetail/configPreview');
  pageStack.back();
  await vi.waitFor(() => expect(livePages()).toEqual(['/', CAR]));
  rerender({ isActive: false });
  pageStack.back();
  await vi.waitFor(() => expect(livePages()).toEqual(['/']));
  expect(ask).not.toHaveBeenCalled();
});
