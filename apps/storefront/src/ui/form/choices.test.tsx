import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { pressable } from '../pressable';
import { Checkbox } from './checkbox';
import { ConsentBox } from './consent-box';
import { Field } from './field';
import { SearchBar } from './search-bar';
import { Select } from './select';
import { Stepper } from './stepper';
import { Switch } from './switch';

afterEach(cleanup);

test('a switch turns, unless it is disabled', () => {
  const onChange = vi.fn();
  const view = render(<Switch label="推送" checked={false} onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch', { name: '推送', checked: false }));
  view.rerender(<Switch label="推送" checked onChange={onChange} disabled />);
  fireEvent.click(screen.getByRole('switch', { name: '推送', checked: true }));
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('a checkbox is named by its words, which can be tapped as well', () => {
  const onChange = vi.fn();
  render(
    <Checkbox checked={false} onChange={onChange}>
      同意协议
    </Checkbox>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: '同意协议' }));
  fireEvent.click(screen.getByText('同意协议'));
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});

test('a consent is given by its box alone, never by its words or the document among them', () => {
  const onChange = vi.fn();
  const onRead = vi.fn();
  render(
    <ConsentBox checked={false} onChange={onChange} label="同意用户协议">
      我已阅读并同意<span {...pressable(onRead)}>《用户协议》</span>
    </ConsentBox>,
  );
  fireEvent.click(screen.getByText('《用户协议》'));
  fireEvent.click(screen.getByText('我已阅读并同意'));
  expect(onRead).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox', { name: '同意用户协议' }));
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('a switch in a line is tied to the hint of the line', () => {
  render(
    <Field label="免打扰" hint="22:00 至 8:00" end>
      <Switch label="免打扰" checked onChange={vi.fn()} />
    </Field>,
  );
  const messageId = screen.getByRole('switch').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(messageId)?.textContent).toBe('22:00 至 8:00');
});

function StepperHost() {
  const [count, setCount] = useState(2);
  return <Stepper label="数量" value={count} onChange={setCount} />;
}

test('a stepper that reaches its end keeps the focus', () => {
  render(<StepperHost />);
  const less = screen.getByRole('button', { name: '减少' });
  less.focus();
  fireEvent.click(less);
  expect(less.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(less);
  fireEvent.click(less);
  expect(screen.getByRole('group', { name: '数量' }).textContent).toBe('1');
});

function SearchHost({ onSearch }: { onSearch: (words: string) => void }) {
  const [words, setWords] = useState('');
  return <SearchBar value={words} onChange={setWords} onSearch={onSearch} placeholder="搜索车型" />;
}

test('a search bar searches with Enter, not with the Enter that ends a word, and Escape empties it', () => {
  const onSearch = vi.fn();
  render(<SearchHost onSearch={onSearch} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '搜索车型' });
  fireEvent.input(input, { target: { value: '旅行车' } });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['旅行车']]);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input.value).toBe('');
});

const stores = [
  { key: 'west', text: '西湖店' },
  { key: 'bay', text: '杭州湾店', disabled: true },
  { key: 'east', text: '滨江店' },
];

function SelectHost() {
  const [store, setStore] = useState<string | null>(null);
  return (
    <Select label="门店" options={stores} value={store} onChange={setStore} error={store ? undefined : '请选择'} />
  );
}

test('a select opens a sheet, where arrow keys only move and a tap chooses and closes', () => {
  render(<SelectHost />);
  fireEvent.click(screen.getByRole('button', { name: '门店 请选择' }));
  const group = screen.getByRole('radiogroup', { name: '门店' });
  fireEvent.keyDown(group, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('滨江店');
  expect(screen.getByRole('alert').textContent).toBe('请选择');
  fireEvent.click(screen.getByRole('radio', { name: '滨江店' }));
  expect(screen.getByRole('button', { name: '门店 滨江店' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
