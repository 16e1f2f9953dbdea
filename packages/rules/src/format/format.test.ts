import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVersions } from './compare-versions';
import { formatCount } from './count';
import { formatCountdown, splitCountdown } from './countdown';
import { maskName, maskPhone } from './mask';
import { truncate, truncateName, truncateRoleDescription } from './truncate';

describe('formatCount', () => {
  test.each([
    [0, '0'],
    [-3, '0'],
    [Number.NaN, '0'],
    [999, '999'],
    [1000, '1.0k'],
    [1250, '1.2k'],
    [9999, '9.9k'],
    [10_000, '1.0w'],
    [12_345, '1.2w'],
    [99_999, '9.9w'],
    [123_456, '12.3w'],
  ])('%d is %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  test('never shows more than the count, and at most a tenth of the unit less', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (count) => {
        const text = formatCount(count);
        const unit = text.endsWith('w') ? 10_000 : text.endsWith('k') ? 1000 : 1;
        const shown = Math.round(Number.parseFloat(text) * unit);
        expect(shown).toBeLessThanOrEqual(count);
        expect(count - shown).toBeLessThan(Math.max(1, unit / 10));
      }),
    );
  });
});

describe('compareVersions', () => {
  test.each([
    ['1.2.10', '1.2.9', 1],
    ['1.2.9', '1.10.0', -1],
    ['2', '2.0.0', 0],
    ['1.0.0.9', '1.0.0', 0],
    ['1.0.0-beta', '1.0.0', 0],
    ['', '0.0.1', -1],
  ])('%j against %j is %d', (a, b, result) => {
    expect(compareVersions(a, b)).toBe(result);
  });

  test('orders like the three numbers', () => {
    const version = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30));
    fc.assert(
      fc.property(version, version, (a, b) => {
        const weight = ([x, y, z]: [number, number, number]) => x * 10_000 + y * 100 + z;
        expect(compareVersions(a.join('.'), b.join('.'))).toBe(Math.sign(weight(a) - weight(b)));
      }),
    );
  });
});

describe('truncate', () => {
  test('cuts names at 12 and role descriptions at 13 characters', () => {
    expect(truncateName('一二三四五六七八九十甲乙')).toBe('一二三四五六七八九十甲乙');
    expect(truncateName('一二三四五六七八九十甲乙丙')).toBe('一二三四五六七八九十甲乙 ...');
    expect(truncateRoleDescription('一二三四五六七八九十甲乙丙')).toBe('一二三四五六七八九十甲乙丙');
    expect(truncateRoleDescription('一二三四五六七八九十甲乙丙丁')).toBe('一二三四五六七八九十甲乙丙 ...');
  });

  test('counts an emoji as one character and never cuts it', () => {
    expect(truncate('🚗🚙🚕', 2)).toBe('🚗🚙 ...');
    expect(truncate('🚗🚙🚕', 3)).toBe('🚗🚙🚕');
  });
});

describe('countdown', () => {
  test.each([
    [1_800_000, '30:00'],
    [1_799_001, '30:00'],
    [1_799_000, '29:59'],
    [1, '00:01'],
    [0, '00:00'],
    [-5, '00:00'],
    [7_384_000, '02:03:04'],
    [90_061_000, '1天 01:01:01'],
  ])('%d ms is %s', (leftMs, text) => {
    expect(formatCountdown(leftMs)).toBe(text);
  });

  test('is over exactly when no time is left, and its parts add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 1_000_000_000 }), (leftMs) => {
        const { days, hours, minutes, seconds, isOver } = splitCountdown(leftMs);
        expect(isOver).toBe(leftMs <= 0);
        const shownMs = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
        expect(shownMs - Math.max(0, leftMs)).toBeGreaterThanOrEqual(0);
        expect(shownMs - Math.max(0, leftMs)).toBeLessThan(1000);
      }),
    );
  });
});

describe('mask', () => {
  test('hides the middle of a phone number and every character of anything else', () => {
    expect(maskPhone('13812340000')).toBe('138****0000');
    expect(maskPhone('12345')).toBe('*****');
    expect(maskPhone('')).toBe('');
  });

  test('shows the first character of a name, and the last of a long one', () => {
    expect(['张', '张三', '张小三', '欧阳小华', ''].map(maskName)).toEqual(['张', '张*', '张*三', '欧**华', '']);
  });
});
