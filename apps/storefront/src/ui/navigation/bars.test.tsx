import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BottomBar } from '../layout/bottom-bar';
import { NavBar } from './nav-bar';
import { TabBar } from './tab-bar';

afterEach(cleanup);

test('a bar goes back, or home where there is no way back', () => {
  const onBack = vi.fn();
  const onHome = vi.fn();
  const view = render(<NavBar title="订单" onBack={onBack} onHome={onHome} />);
  expect(screen.getByRole('heading', { level: 1, name: '订单' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '首页' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  view.rerender(<NavBar title="订单" onHome={onHome} />);
  fireEvent.click(screen.getByRole('button', { name: '首页' }));
  expect([onBack.mock.calls.length, onHome.mock.calls.length]).toEqual([1, 1]);
});

test('a bar without a title has no heading', () => {
  render(<NavBar onBack={vi.fn()} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the tab bar names itself, marks the current page and says which was tapped', () => {
  const onSelect = vi.fn();
  const items = [
    { key: 'community', text: '社区', icon: 'home' as const },
    { key: 'mine', text: '我的', icon: 'user' as const, badge: 3 },
  ];
  render(<TabBar items={items} activeKey="community" onSelect={onSelect} />);
  expect(screen.getByRole('navigation', { name: '主导航' })).toBeTruthy();
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('社区');
  fireEvent.click(screen.getByRole('button', { name: /我的/ }));
  expect(onSelect).toHaveBeenCalledWith('mine');
});

test('the bottom bar keeps room for a line above and for floating', () => {
  const { container, rerender } = render(<BottomBar top="提示">按钮</BottomBar>);
  expect(container.firstElementChild?.className).toBe('room tall');
  rerender(<BottomBar floating>按钮</BottomBar>);
  expect(container.firstElementChild?.className).toBe('room floating');
});
