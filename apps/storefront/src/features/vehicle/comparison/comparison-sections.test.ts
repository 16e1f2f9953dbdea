import type { ComparisonData, VersionHeadData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { differenceCount, priceSection, shownSections } from './comparison-sections';
import { column } from './test-data';

const row = (code: string, isDifferent: boolean) => ({
  code,
  name: code,
  note: null,
  footnote: null,
  cells: [[], []],
  isDifferent,
});

const comparison = (columns: VersionHeadData[]): ComparisonData => ({
  columns,
  sections: [
    { sectionCode: 'size', name: '尺寸', shortName: '尺寸', rows: [row('length', false), row('width', true)] },
    { sectionCode: 'safety', name: '安全', shortName: '安全', rows: [row('aeb', false)] },
  ],
  footnotes: [],
  missing: [],
});

test('the price after subsidy is the list price less the discount and the subsidy', () => {
  const cells = priceSection([column('a')]).rows.map(({ cells: [first] }) => first?.[0]?.text);
  expect(cells).toEqual(['¥269,900', '-¥5,000', '-¥15,000', '¥249,900']);
});

test('a version without discount or subsidy says – there', () => {
  const bare = column('a', { subsidyFen: 0, subsidyPriceFen: 26_990_000 });
  expect(priceSection([bare]).rows.map(({ cells: [first] }) => first?.[0]?.mark)).toEqual([
    'text',
    'none',
    'none',
    'text',
  ]);
});

test('hiding what is the same leaves the lines that differ and drops empty sections', () => {
  const same = comparison([column('a'), column('b')]);
  expect(shownSections(same, false).map(({ sectionCode }) => sectionCode)).toEqual(['price', 'size', 'safety']);
  expect(shownSections(same, true).map(({ sectionCode, rows }) => [sectionCode, rows.length])).toEqual([['size', 1]]);
  const dearer = comparison([column('a'), column('b', { priceFen: 27_990_000, subsidyPriceFen: 25_990_000 })]);
  expect(shownSections(dearer, true).map(({ sectionCode }) => sectionCode)).toEqual(['price', 'size']);
  expect([differenceCount(same), differenceCount(dearer)]).toEqual([1, 3]);
});
