import { fireEvent, render, screen } from '@testing-library/react';
import type { ChangeRowData } from '@voltfront/contract';
import { describe, expect, test, vi } from 'vitest';
import { differenceMark, differenceName, weeksText } from './change-words';
import { ComparisonRows } from './comparison-rows';
import { ConfirmBar } from './confirm-bar';
import { Releases } from './releases';

const option = (productCode: string, name: string, priceFen = 0) => ({
  productCode,
  groupCode: 'wheel',
  group: '轮毂',
  name,
  priceFen,
});

const row = (mark: ChangeRowData['mark'], more: Partial<ChangeRowData>): ChangeRowData => ({
  groupCode: 'wheel',
  group: '轮毂',
  before: null,
  after: null,
  mark,
  note: '',
  differenceFen: 0,
  ...more,
});

const rows = [
  row('same', { group: '外观', before: option('paint', '雾屿蓝'), after: option('paint', '雾屿蓝') }),
  row('upgrade', {
    before: option('w20', '20 英寸'),
    after: option('w21', '21 英寸', 800_000),
    differenceFen: 800_000,
  }),
  row('cancel', {
    group: '选装',
    before: option('tow', '电动拖车钩', 600_000),
    note: '新版本不提供',
    differenceFen: -600_000,
  }),
];

describe('old and new beside each other', () => {
  test('what changes is marked with its price and its reason', () => {
    render(<ComparisonRows rows={rows} />);
    const [upgrade, cancel] = screen.getAllByRole('listitem');
    expect(upgrade?.textContent).toBe('轮毂升级20 英寸21 英寸+¥8,000');
    expect(cancel?.textContent).toBe('选装取消电动拖车钩无-¥6,000新版本不提供');
  });

  test('what stays the same is folded away until it is asked for', () => {
    render(<ComparisonRows rows={rows} />);
    expect(screen.queryByText('外观')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '查看 1 项相同配置' }));
    expect(screen.getByText('外观')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('when nothing changes, everything is there to be seen', () => {
    render(<ComparisonRows rows={rows.slice(0, 1)} />);
    expect(screen.getByText('相同')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('going through with a change', () => {
  const bar = { totalFen: 28_790_000, differenceFen: -900_000, text: '确认变更' };

  test('nothing happens before the consent is ticked', () => {
    const onConfirm = vi.fn();
    render(<ConfirmBar {...bar} consent="我已确认" onConfirm={onConfirm} />);
    fireEvent.click(screen.getByRole('button', { name: '确认变更' }));
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: '我已确认' }));
    fireEvent.click(screen.getByRole('button', { name: '确认变更' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('a lower price says what is given back, without a sign', () => {
    render(<ConfirmBar {...bar} onConfirm={vi.fn()} />);
    expect(screen.getByText(/应退差价/).textContent).toBe('应退差价 ¥9,000');
  });
});

test('differences are said in words and marks', () => {
  expect([1, 0, -1].map(differenceName)).toEqual(['需补差价', '价格不变', '应退差价']);
  expect([1_200_000, 0, -1_200_000].map(differenceMark)).toEqual(['+¥12,000', '', '-¥12,000']);
  expect(weeksText({ fromWeeks: 4, toWeeks: 6 })).toBe('4–6 周');
  expect(weeksText({ fromWeeks: 6, toWeeks: 6 })).toBe('6 周');
});

test('what a change releases says what it was worth or where it goes', () => {
  const of = (kind: 'discount' | 'coupon' | 'right', amountFen: number) => ({
    kind,
    code: kind,
    name: kind,
    amountFen,
    reason: '不适用',
  });
  render(<Releases released={[of('discount', 800_000), of('coupon', 0), of('right', 0)]} />);
  for (const words of ['价值 ¥8,000', '退回卡包', '释放']) expect(screen.getByText(words)).toBeTruthy();
});
