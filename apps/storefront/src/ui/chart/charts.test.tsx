import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart';
import { LineChart } from './line-chart';
import { RingChart } from './ring-chart';

const points = [
  { key: 'mon', label: '周一', value: 320 },
  { key: 'tue', label: '周二', value: 1280 },
  { key: 'wed', label: '周三', value: 640 },
];
const said = () => screen.getByRole('slider').getAttribute('aria-valuetext');

test('a chart reads its newest value, and the arrow keys go through the others', () => {
  render(<LineChart label="本周里程" points={points} unit="km" />);
  expect(said()).toBe('周三 640 km');
  const slider = screen.getByRole('slider', { name: '本周里程' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(said()).toBe('周二 1,280 km');
  fireEvent.keyDown(slider, { key: 'Home' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(said()).toBe('周一 320 km');
  fireEvent.keyDown(slider, { key: 'End' });
  expect(said()).toBe('周三 640 km');
});

test('touching a column shows its value', () => {
  const { container } = render(<BarChart label="积分" points={points} />);
  fireEvent.click(container.querySelectorAll('.column[style*="left"]')[1] as Element);
  expect(said()).toBe('周二 1,280');
});

test('the values stand in a list for screen readers', () => {
  render(<LineChart label="本周里程" points={points} unit="km" />);
  const rows = within(screen.getByRole('list', { name: '本周里程' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['周一 320 km', '周二 1,280 km', '周三 640 km']);
});

test('a chart without values says so', () => {
  render(<LineChart label="本周里程" points={[]} />);
  render(<RingChart label="能耗" points={[{ key: 'a', label: '空调', value: 0 }]} emptyText="还没有行程" />);
  expect(screen.getByText('暂无数据')).toBeTruthy();
  expect(screen.getByText('还没有行程')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('rows name each amount, the longest fills its track', () => {
  render(<BarChart variant="rows" label="能耗" points={points} highlightKey="tue" />);
  const [monday, tuesday] = screen.getAllByRole('listitem');
  expect(tuesday?.querySelector('.bar')?.getAttribute('style')).toBe('width: 100%;');
  expect(monday?.querySelector('.bar')?.getAttribute('style')).toBe('width: 25%;');
  expect(tuesday?.className).toContain('own');
});

test('a part of the ring is shown in the middle while it is chosen', () => {
  render(<RingChart label="能耗分布" points={points} total="合计" unit="kWh" />);
  expect(screen.getByText('2,240')).toBeTruthy();
  const entry = screen.getByRole('button', { name: /周二/ });
  expect(entry.textContent).toContain('57%');
  fireEvent.click(entry);
  expect(entry.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('周二 · kWh')).toBeTruthy();
  fireEvent.click(entry);
  expect(screen.getByText('合计 · kWh')).toBeTruthy();
});

test('drawings travel as variables, which mini-programs keep', () => {
  const { container } = render(<LineChart label="本周里程" points={points} />);
  const drawings = [...container.querySelectorAll<HTMLElement>('.layer')].map((layer) =>
    decodeURIComponent(layer.style.getPropertyValue('--vf-drawing')),
  );
  expect(drawings).toHaveLength(2);
  for (const drawing of drawings) expect(drawing).toMatch(/^url\("data:image\/svg\+xml,<svg .*<\/svg>"\)$/);
});
