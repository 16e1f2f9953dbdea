import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RadioGroup } from '../form/radio-group';
import { SegmentedControl } from './segmented-control';
import { Tabs } from './tabs';

afterEach(cleanup);

const items = [
  { key: 'a', text: '推荐' },
  { key: 'b', text: '最新' },
  { key: 'c', text: '关注' },
];

function Host() {
  const [tab, setTab] = useState('a');
  return <Tabs items={items} activeKey={tab} onChange={setTab} label="社区" />;
}

const press = (role: string, key: string) => fireEvent.keyDown(screen.getByRole(role), { key });

test('arrow keys choose the neighbouring tab and move the focus, round the ends', () => {
  render(<Host />);
  press('tablist', 'ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '最新', selected: true }));
  press('tablist', 'End');
  press('tablist', 'ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '推荐', selected: true }));
});

test('only the chosen tab is reached by Tab', () => {
  render(<Host />);
  fireEvent.click(screen.getByRole('tab', { name: '关注' }));
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
});

test('a disabled segment cannot be chosen; arrow keys pass it by', () => {
  const seen: string[] = [];
  const choices = items.map((item) => ({ ...item, disabled: item.key === 'b' }));
  render(<SegmentedControl items={choices} value="a" onChange={(key) => seen.push(key)} label="付款" />);
  fireEvent.click(screen.getByRole('radio', { name: '最新' }));
  press('radiogroup', 'ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '关注' }));
  expect(seen).toEqual(['c']);
});

test('a radio group without a choice starts at its first option', () => {
  const seen: string[] = [];
  render(<RadioGroup options={items} value={null} onChange={(key) => seen.push(key)} label="方式" />);
  expect(screen.getAllByRole('radio').map((option) => option.tabIndex)).toEqual([0, -1, -1]);
  press('radiogroup', 'ArrowDown');
  expect(seen).toEqual(['b']);
});

test('a radio group whose first option is disabled is reached at the next one', () => {
  const options = items.map((item) => ({ ...item, disabled: item.key === 'a' }));
  render(<RadioGroup options={options} value={null} onChange={() => undefined} label="方式" />);
  expect(screen.getAllByRole('radio').map((option) => option.tabIndex)).toEqual([-1, 0, -1]);
});

test('where a choice is final, arrow keys only move the focus', () => {
  const seen: string[] = [];
  render(<RadioGroup options={items} value="a" onChange={(key) => seen.push(key)} label="方式" isFinal />);
  const first = screen.getByRole('radio', { name: '推荐' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '最新' }));
  expect(seen).toEqual([]);
});
