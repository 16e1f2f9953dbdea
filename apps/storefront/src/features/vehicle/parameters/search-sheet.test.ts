import type { ParameterSheetData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { searchSections } from './search-sheet';

const row = (name: string, text: string) => ({
  code: name,
  name,
  note: null,
  footnote: null,
  entries: [{ mark: 'text' as const, text, product: null }],
});

const sections: ParameterSheetData['sections'] = [
  { sectionCode: 'size', name: '尺寸', shortName: '尺寸', rows: [row('长（mm）', '4988'), row('宽（mm）', '1999')] },
  {
    sectionCode: 'cabin',
    name: '座舱',
    shortName: '座舱',
    rows: [row('前排座椅加热', ''), row('中控屏', '16 英寸 OLED')],
  },
];

const found = (words: string) => searchSections(sections, words).flatMap(({ rows }) => rows.map(({ name }) => name));

test('nothing searched for leaves every line', () => {
  expect(found('  ')).toHaveLength(4);
});

test('lines are found by name and by their words, without spaces and capitals', () => {
  expect(found('座椅')).toEqual(['前排座椅加热']);
  expect(found('16英寸oled')).toEqual(['中控屏']);
});

test('a heading brings all of its lines; what nobody says leaves nothing', () => {
  expect(found('尺寸')).toEqual(['长（mm）', '宽（mm）']);
  expect(found('天线')).toEqual([]);
});
