import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { slotDays } from './slot-days';
import { SlotField } from './slot-field';
import { SlotPicker } from './slot-picker';

afterEach(cleanup);

/** An hour of November 2026 in Shanghai. */
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 8);

/** Friday the 20th, 11:00. */
const now = () => at(20, 11);

const slots = [
  { key: 'e', startAt: at(21, 14), endAt: at(21, 15) },
  { key: 'a', startAt: at(20, 10), remaining: 3 },
  { key: 'b', startAt: at(20, 14), remaining: 0 },
  { key: 'c', startAt: at(20, 16), remaining: 2 },
  { key: 'd', startAt: at(21, 10), remaining: 5 },
  { key: 'f', startAt: at(22, 10), remaining: 0 },
];

function Host() {
  const [value, setValue] = useState<string | null>(null);
  return <SlotPicker label="试驾" slots={slots} value={value} onChange={setValue} now={now} />;
}

function FieldHost() {
  const [value, setValue] = useState<string | null>(null);
  return <SlotField label="试驾时间" slots={slots} value={value} onChange={setValue} now={now} />;
}

const names = (group: string) =>
  Array.from(screen.getByRole('radiogroup', { name: group }).children, ({ textContent }) => textContent);

test('slots are shown by days of Shanghai, with what is left of them', () => {
  render(<Host />);
  expect(names('试驾：日期')).toEqual(['今天11/20可约', '明天11/21可约', '周日11/22约满']);
  expect(names('试驾：时段')).toEqual(['10:00已过', '14:00约满', '16:00仅剩 2 位']);
});

test('full and past times cannot be chosen, arrow keys pass them by', () => {
  render(<Host />);
  fireEvent.click(screen.getByRole('radio', { name: /^14:00/ }));
  expect(screen.queryByRole('radio', { name: /:00/, checked: true })).toBeNull();
  fireEvent.keyDown(screen.getByRole('radiogroup', { name: '试驾：时段' }), { key: 'ArrowRight' });
  expect(screen.getByRole('radio', { name: /^16:00/, checked: true })).toBeTruthy();
});

test('arrow keys change the day', () => {
  render(<Host />);
  fireEvent.keyDown(screen.getByRole('radiogroup', { name: '试驾：日期' }), { key: 'ArrowRight' });
  expect(names('试驾：时段')).toEqual(['10:00余 5 位', '14:00-15:00可约']);
});

test('a field takes the time when it is confirmed', () => {
  render(<FieldHost />);
  fireEvent.click(screen.getByRole('button', { name: '试驾时间 请选择时间' }));
  expect(screen.getByRole('button', { name: '请选择时间' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('radio', { name: /^明天/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^14:00/ }));
  fireEvent.click(screen.getByRole('button', { name: '确定 11月21日 明天 14:00-15:00' }));
  expect(screen.getByRole('button', { name: '试驾时间 11月21日 明天 14:00-15:00' })).toBeTruthy();
});

test('without slots it says so', () => {
  render(<SlotPicker label="试驾" slots={[]} value={null} onChange={() => undefined} now={now} />);
  expect(screen.getByText('暂无可约时段')).toBeTruthy();
});

test('a day is full when nothing is open and something is full, past when all is past', () => {
  expect(slotDays(slots, at(20, 17)).map(({ state }) => state)).toEqual(['past', 'open', 'full']);
});
