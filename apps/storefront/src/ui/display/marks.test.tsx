import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { Price } from './price';
import { ProgressLine } from './progress-line';
import { Steps } from './steps';
import { Timeline } from './timeline';

test('a badge shows up to 99, and nothing for none', () => {
  const view = render(<Badge count={99} />);
  expect(view.container.textContent).toBe('99');
  view.rerender(<Badge count={100} />);
  expect(view.container.textContent).toBe('99+');
  view.rerender(<Badge count={0} />);
  expect(view.container.textContent).toBe('');
});

test('a badge says what it means where it is told', () => {
  render(<Badge dot label="有新消息" />);
  expect(screen.getByRole('img', { name: '有新消息' })).toBeTruthy();
});

test('a person without a picture keeps the name', () => {
  render(<Avatar name="小澜" />);
  expect(screen.getByRole('img', { name: '小澜' })).toBeTruthy();
});

test('a price shows decimals when there are any, or always', () => {
  const view = render(<Price fen={22_990_000} suffix="起" />);
  expect(view.container.textContent).toBe('¥229,900起');
  view.rerender(<Price fen={500_050} />);
  expect(view.container.textContent).toBe('¥5,000.50');
  view.rerender(<Price fen={500_000} exact minus />);
  expect(view.container.textContent).toBe('-¥5,000.00');
});

test('progress is cut off at both ends', () => {
  const view = render(<ProgressLine label="生产进度" value={1.4} />);
  const bar = () => screen.getByRole('progressbar', { name: '生产进度' }).getAttribute('aria-valuenow');
  expect(bar()).toBe('100');
  view.rerender(<ProgressLine label="生产进度" value={-1} />);
  expect(bar()).toBe('0');
});

test('of the steps one is current, and none after the end', () => {
  const items = ['下定', '锁单', '交付'].map((title) => ({ key: title, title }));
  const view = render(<Steps items={items} current={1} />);
  const current = () => screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current().map((step) => step.textContent)).toEqual(['2锁单']);
  view.rerender(<Steps items={items} current={3} />);
  expect(current()).toEqual([]);
});

test('a timeline keeps its order and marks the newest', () => {
  const items = ['已到店', '运输中'].map((title) => ({ key: title, title }));
  render(<Timeline items={items} />);
  const entries = screen.getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['已到店', '运输中']);
  expect(entries.map((entry) => entry.className.includes('newest'))).toEqual([true, false]);
});
