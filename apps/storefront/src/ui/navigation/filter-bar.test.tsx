import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FilterBar } from './filter-bar';
import type { FilterValue } from './filter-types';

afterEach(cleanup);

const groups = [
  {
    key: 'model',
    text: '车型',
    multiple: true,
    options: [
      { key: 'a', text: '旅行车' },
      { key: 'b', text: '轿车' },
      { key: 'c', text: '越野车', disabled: true },
    ],
  },
  {
    key: 'city',
    text: '城市',
    options: [
      { key: 'hz', text: '杭州' },
      { key: 'sh', text: '上海' },
    ],
  },
];

function Host({ seen }: { seen: FilterValue[] }) {
  const [value, setValue] = useState<FilterValue>({});
  const [order, setOrder] = useState('near');
  const change = (next: FilterValue) => {
    seen.push(next);
    setValue(next);
  };
  return (
    <FilterBar
      label="门店"
      groups={groups}
      value={value}
      onChange={change}
      countOf={({ model = [] }) => 10 - model.length}
      sort={{
        options: [
          { key: 'near', text: '离我最近' },
          { key: 'best', text: '评分最高' },
        ],
        value: order,
        onChange: setOrder,
      }}
    />
  );
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a filter changes nothing before it is confirmed, and takes several choices', () => {
  const seen: FilterValue[] = [];
  render(<Host seen={seen} />);
  tap('车型');
  tap('旅行车');
  tap('轿车');
  tap('越野车');
  expect(seen).toEqual([]);
  tap('查看 8 个结果');
  expect(seen).toEqual([{ model: ['a', 'b'] }]);
  expect(screen.getByRole('button', { name: '车型 2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '全部筛选，已选 2 项' })).toBeTruthy();
});

test('closing a sheet forgets what was tapped in it', () => {
  const seen: FilterValue[] = [];
  render(<Host seen={seen} />);
  tap('车型');
  tap('旅行车');
  fireEvent.keyDown(screen.getByRole('dialog', { name: '车型' }), { key: 'Escape' });
  tap('车型');
  expect(screen.getByRole('button', { name: '旅行车' }).getAttribute('aria-pressed')).toBe('false');
  expect(seen).toEqual([]);
});

test('of a filter with one choice the newer one counts, and its button says it', () => {
  const seen: FilterValue[] = [];
  render(<Host seen={seen} />);
  tap('全部筛选');
  tap('杭州');
  tap('上海');
  tap('旅行车');
  tap('查看 9 个结果');
  expect(seen).toEqual([{ city: ['sh'], model: ['a'] }]);
  expect(screen.getByRole('button', { name: '上海', expanded: false })).toBeTruthy();
});

test('there is no reset while nothing is chosen', () => {
  render(<Host seen={[]} />);
  tap('全部筛选');
  const reset = () => screen.getByRole<HTMLButtonElement>('button', { name: '重置' });
  expect(reset().disabled).toBe(true);
  tap('旅行车');
  expect(reset().disabled).toBe(false);
  tap('重置');
  expect(reset().disabled).toBe(true);
});

test('a reset empties the filters of its sheet', () => {
  const seen: FilterValue[] = [];
  render(<Host seen={seen} />);
  tap('全部筛选');
  tap('旅行车');
  tap('杭州');
  tap('重置');
  tap('查看 10 个结果');
  expect(seen).toEqual([{ model: [], city: [] }]);
  expect(screen.getByRole('button', { name: '全部筛选' })).toBeTruthy();
});

test('the order is changed by one tap', () => {
  render(<Host seen={[]} />);
  tap('离我最近');
  fireEvent.click(screen.getByRole('radio', { name: '评分最高' }));
  expect(screen.getByRole('button', { name: '评分最高' })).toBeTruthy();
});
