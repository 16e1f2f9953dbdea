import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { daysInMonth, parseDay } from './calendar-day';
import { DateField } from './date-field';
import { dateColumns, turnWheel } from './date-wheels';
import { turnedColumn } from './wheels-props';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** 21 November 2026, 01:00 in Shanghai; still the 20th in UTC. */
const now = () => Date.UTC(2026, 10, 20, 17);

function Host({ first = null, min, max }: { first?: string | null; min?: string; max?: string }) {
  const [value, setValue] = useState<string | null>(first);
  return <DateField label="提车日期" value={value} onChange={setValue} now={now} min={min} max={max} />;
}

const open = () => fireEvent.click(screen.getByRole('button', { name: /^提车日期/ }));
const wheel = (name: string) => screen.getByRole('spinbutton', { name });
const press = (name: string, key: string) => fireEvent.keyDown(wheel(name), { key });
const shown = () => ['年', '月', '日'].map((name) => wheel(name).getAttribute('aria-valuetext')).join('');
const confirm = () => fireEvent.click(screen.getByRole('button', { name: '确定' }));

test('the wheels start at today in Shanghai and turn by keys', () => {
  render(<Host />);
  open();
  expect(shown()).toBe('2026年11月21日');
  press('月', 'ArrowDown');
  press('日', 'Home');
  confirm();
  expect(screen.getByRole('button', { name: '提车日期 2026年12月1日' })).toBeTruthy();
});

test('closing without confirming changes nothing', () => {
  render(<Host first="2026-12-01" />);
  open();
  press('日', 'ArrowDown');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('button', { name: '提车日期 2026年12月1日' })).toBeTruthy();
});

test('the limits cut the wheels', () => {
  render(<Host min="2026-11-25" max="2027-02-10" />);
  open();
  expect(shown()).toBe('2026年11月25日');
  press('日', 'ArrowUp');
  expect(shown()).toBe('2026年11月25日');
  press('年', 'End');
  expect(shown()).toBe('2027年2月10日');
});

test('a tap on a row chooses it', () => {
  render(<Host first="2026-11-21" />);
  open();
  fireEvent.click(screen.getByText('23日'));
  expect(shown()).toBe('2026年11月23日');
});

test('the row that comes to rest in the middle is chosen', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  render(<Host first="2026-11-21" />);
  open();
  const days = wheel('日');
  expect(days.scrollTop).toBe(20 * 44);
  days.scrollTop = 22 * 44 + 9;
  fireEvent.scroll(days);
  act(() => void vi.advanceTimersByTime(90));
  expect(shown()).toBe('2026年11月23日');
});

test.each([
  [4, 20 * 44],
  [5, 0],
])('rows that are not laid out at the first %i measures leave the wheel at %i', (misses, scrollTop) => {
  vi.useFakeTimers();
  let measures = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (!this.textContent?.endsWith('日')) return 44;
    measures += 1;
    return measures > misses ? 44 : 0;
  });
  render(<Host first="2026-11-21" />);
  open();
  expect(wheel('日').scrollTop).toBe(0);
  act(() => void vi.advanceTimersByTime(1000));
  expect(wheel('日').scrollTop).toBe(scrollTop);
  expect(measures).toBe(5);
});

test('a day that the turned month does not have becomes its last', () => {
  const limits = { min: '2024-01-01', max: '2028-12-31' };
  expect(turnWheel('2027-01-31', 1, 1, limits)).toBe('2027-02-28');
  expect(turnWheel('2028-02-29', 0, 3, limits)).toBe('2027-02-28');
});

test('only real days are read', () => {
  expect(parseDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
  expect(['2027-02-29', '2027-13-01', '2027-1-1', '', null].map(parseDay)).toEqual([null, null, null, null, null]);
  expect(daysInMonth(2100, 2)).toBe(28);
});

test('of what a mini-program reports, the wheel that moved counts', () => {
  const columns = dateColumns('2026-11-21', { min: '2026-01-01', max: '2027-12-31' });
  expect(turnedColumn(columns, [0, 10, 20])).toBeNull();
  expect(turnedColumn(columns, [0, 11, 20])).toEqual([1, 11]);
  expect(turnedColumn(columns, [1])).toEqual([0, 1]);
});
