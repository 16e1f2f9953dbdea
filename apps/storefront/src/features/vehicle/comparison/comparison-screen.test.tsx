import { fireEvent, render, screen } from '@testing-library/react';
import type { ComparisonData, VersionHeadData } from '@voltfront/contract';
import { expect, test, vi } from 'vitest';
import { ComparisonScreen } from './comparison-screen';
import { column } from './test-data';

const text = (words: string) => [{ mark: 'text' as const, text: words, product: null }];

function open(columns: VersionHeadData[]) {
  const row = { note: null, footnote: null };
  const comparison: ComparisonData = {
    columns,
    sections: [
      {
        sectionCode: 'size',
        name: '尺寸',
        shortName: '尺寸',
        rows: [
          { ...row, code: 'length', name: '长', cells: columns.map(() => text('4988')), isDifferent: false },
          { ...row, code: 'curb', name: '整备质量', cells: columns.map((_, at) => text(`${at}`)), isDifferent: true },
        ],
      },
    ],
    footnotes: [],
    missing: [],
  };
  const onChange = vi.fn();
  const versionIds = columns.map(({ versionId }) => versionId);
  render(<ComparisonScreen comparison={comparison} versionIds={versionIds} onChange={onChange} />);
  return onChange;
}

test('what is the same can be hidden', () => {
  open([column('a'), column('b')]);
  expect(screen.getByText('长')).toBeTruthy();
  expect(screen.getByText('1 项不同')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: '隐藏相同项' }));
  expect(screen.queryByText('长')).toBeNull();
  expect(screen.getByText('整备质量')).toBeTruthy();
});

test('a column is removed by its cross', () => {
  const onChange = open([column('a'), column('b')]);
  fireEvent.click(screen.getByRole('button', { name: '移除样车 a版' }));
  expect(onChange).toHaveBeenCalledWith(['b']);
});

test('one version alone waits for another, with nothing to hide or mark', () => {
  open([column('a')]);
  expect(screen.getByRole('button', { name: /添加车型/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('four versions leave no room, and a withdrawn or sold-out one cannot be configured', () => {
  open([column('a'), column('b'), column('c', { isWithdrawn: true }), column('d', { isSoldOut: true })]);
  expect(screen.queryByRole('button', { name: /添加/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^定制/ })).toHaveLength(2);
  expect(screen.getByText('已下架')).toBeTruthy();
  expect(screen.getByText('已售罄')).toBeTruthy();
});

test('a long name is cut at 12 characters in its head, and told whole', () => {
  open([column('a', { versionName: '一二三四五六七八九十甲乙丙' }), column('b')]);
  expect(screen.getByText('一二三四五六七八九十甲乙 ...').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByTitle('一二三四五六七八九十甲乙丙')).toBeTruthy();
});
