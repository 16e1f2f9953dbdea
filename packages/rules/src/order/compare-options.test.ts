import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedOption, compareOptions, type OptionSuccessor } from './compare-options';

const option = (groupCode: string, productCode: string, yuan = 0): ComparedOption => ({
  groupCode,
  productCode,
  priceFen: yuan * 100,
});

const EXCLUSIVE = { exclusiveGroups: ['paint', 'battery'] };
const short = (rows: ReturnType<typeof compareOptions>) =>
  rows.map(({ before, after, mark, differenceFen }) => [
    before?.productCode ?? null,
    after?.productCode ?? null,
    mark,
    differenceFen,
  ]);

describe('compareOptions', () => {
  test('one paint takes the place of another, a package goes, another comes', () => {
    const before = [option('paint', 'blue'), option('package', 'sound', 9000), option('package', 'pilot', 15_000)];
    const after = [option('paint', 'green', 6000), option('package', 'pilot', 15_000), option('package', 'roof', 4000)];
    expect(short(compareOptions(before, after, EXCLUSIVE))).toEqual([
      ['blue', 'green', 'replace', 600_000],
      ['sound', null, 'cancel', -900_000],
      ['pilot', 'pilot', 'same', 0],
      [null, 'roof', 'add', 400_000],
    ]);
  });

  test('named successors come first, with their note', () => {
    const successors: OptionSuccessor[] = [
      { fromCode: 'long', toCode: 'long', mark: 'upgrade', note: '100 → 105' },
      { fromCode: 'sound', toCode: 'sound-pro', mark: 'upgrade', note: '27' },
      { fromCode: 'lounge', toCode: null, mark: 'cancel', note: '停产' },
      { fromCode: 'carbon', toCode: 'ink', mark: 'replace', note: '由墨海蓝替代' },
    ];
    const before = [
      option('battery', 'long'),
      option('package', 'sound', 9000),
      option('package', 'lounge', 3000),
      option('paint', 'carbon'),
    ];
    const after = [option('battery', 'long'), option('package', 'sound-pro', 9800), option('paint', 'ink', 4000)];
    const rows = compareOptions(before, after, { ...EXCLUSIVE, successors });
    expect(short(rows)).toEqual([
      ['long', 'long', 'upgrade', 0],
      ['sound', 'sound-pro', 'upgrade', 80_000],
      ['lounge', null, 'cancel', -300_000],
      ['carbon', 'ink', 'replace', 400_000],
    ]);
    expect(rows.map(({ note }) => note)).toEqual(['100 → 105', '27', '停产', '由墨海蓝替代']);
  });

  test('a successor that was not taken over leaves its place to the one of the group', () => {
    const successors: OptionSuccessor[] = [{ fromCode: 'carbon', toCode: 'ink', mark: 'replace', note: '停产' }];
    const rows = compareOptions([option('paint', 'carbon')], [option('paint', 'pine')], { ...EXCLUSIVE, successors });
    expect(short(rows)).toEqual([['carbon', 'pine', 'replace', 0]]);
    expect(rows[0]?.note).toBe('');
  });

  test('every option stands in exactly one row, and the differences add up to that of the prices', () => {
    const options = fc.uniqueArray(
      fc.record({
        groupCode: fc.constantFrom('paint', 'package'),
        productCode: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        priceFen: fc.nat(1_000_000),
      }),
      { selector: ({ productCode }) => productCode },
    );
    const successors = fc.uniqueArray(
      fc.record({
        fromCode: fc.constantFrom('a', 'b', 'c'),
        toCode: fc.constantFrom('a', 'd', 'e', null),
        mark: fc.constantFrom('same', 'upgrade', 'replace', 'cancel'),
        note: fc.constant('x'),
      }),
      { selector: ({ fromCode }) => fromCode },
    );
    const sum = (items: readonly ComparedOption[]) => items.reduce((total, { priceFen }) => total + priceFen, 0);
    fc.assert(
      fc.property(options, options, successors, (before, after, known) => {
        const rows = compareOptions(before, after, { ...EXCLUSIVE, successors: known as OptionSuccessor[] });
        expect(rows.flatMap((row) => row.before ?? [])).toEqual(before);
        expect(new Set(rows.flatMap((row) => row.after ?? []))).toEqual(new Set(after));
        expect(rows.filter((row) => row.after)).toHaveLength(after.length);
        expect(rows.reduce((total, row) => total + row.differenceFen, 0)).toBe(sum(after) - sum(before));
      }),
      { numRuns: 400 },
    );
  });
});
