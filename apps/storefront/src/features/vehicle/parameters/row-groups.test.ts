import { expect, test } from 'vitest';
import { lineCount, rowGroups, rowsAbove } from './row-groups';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ code: `${at}` }));

test('rows are drawn in groups of four, the first screen at once, and every group keeps its height', () => {
  const groups = rowGroups(rows(10), () => 40, 12);
  expect(groups.map(({ rows: each, height, isFirst }) => [each.length, height, isFirst])).toEqual([
    [4, 160, true],
    [4, 160, true],
    [2, 80, false],
  ]);
  expect(groups.flatMap((group) => group.rows)).toEqual(rows(10));
});

test('high rows are drawn in smaller groups', () => {
  const groups = rowGroups(rows(4), ({ code }) => (code === '1' ? 400 : 60), 0);
  expect(groups.map(({ rows: each }) => each.map(({ code }) => code))).toEqual([['0'], ['1'], ['2', '3']]);
});

test('a group is another one as soon as its rows are others', () => {
  const [before] = rowGroups(rows(4), () => 40, 0);
  const [after] = rowGroups(rows(5).slice(1), () => 40, 0);
  expect(before?.key).not.toBe(after?.key);
});

test('the rows above a section are those of all sections before it', () => {
  expect(rowsAbove([{ rows: rows(3) }, { rows: rows(5) }, { rows: [] }])).toEqual([0, 3, 8]);
});

test('Latin characters take about half the room of Chinese ones', () => {
  expect([lineCount('纯电动', 8), lineCount('前后双电机智能四驱', 8), lineCount('800 V', 8)]).toEqual([1, 2, 1]);
});
