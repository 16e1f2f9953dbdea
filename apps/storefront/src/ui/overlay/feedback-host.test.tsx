import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FeedbackHost } from './feedback-host';
import { modal, toast, useFeedback } from './feedback-store';

beforeEach(() => {
  vi.useFakeTimers();
  render(<FeedbackHost />);
});

afterEach(() => {
  cleanup();
  useFeedback.setState({ toast: null, modals: [] });
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a toast stays for 2.5 s', () => {
  act(() => toast('操作成功'));
  wait(2499);
  expect(screen.queryByText('操作成功')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('操作成功')).toBeNull();
});

test('a newer toast takes the place of the older one and has its own time', () => {
  act(() => toast('第一条'));
  wait(2000);
  act(() => toast('第二条', 4000));
  expect(screen.queryByText('第一条')).toBeNull();
  wait(3999);
  expect(screen.queryByText('第二条')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('第二条')).toBeNull();
});

test('a modal has the default words and resolves with the answer', async () => {
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = modal({ content: '确定取消订单吗？' });
  });
  expect(screen.getByRole('alertdialog', { name: '提 示' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '取 消' }));
  await expect(answer).resolves.toBe(false);
});

test('a modal without cancel has one button with its own words', async () => {
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = modal({ title: '登录过期', content: '请重新登录', showCancel: false, confirmText: '去登录' });
  });
  expect(screen.queryByRole('button', { name: '取 消' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '去登录' }));
  await expect(answer).resolves.toBe(true);
});

test('a modal may recommend its cancel button, which is highlighted then', () => {
  act(() => void modal({ content: '确定离开吗？', cancelText: '留下', confirmText: '离开', prefersCancel: true }));
  expect(screen.getByRole('button', { name: '留下' }).className).toContain('preferred');
  expect(screen.getByRole('button', { name: '离开' }).className).not.toContain('preferred');
});

test('modals asked at the same time come one after the other', () => {
  act(() => {
    void modal({ content: '第一问' });
    void modal({ content: '第二问' });
  });
  expect(screen.queryByText('第二问')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '确 定' }));
  expect(screen.queryByText('第一问')).toBeNull();
  expect(screen.queryByText('第二问')).not.toBeNull();
});
