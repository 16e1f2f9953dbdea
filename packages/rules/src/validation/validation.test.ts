import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentProblem } from './comment';
import { creditCodeCheckCharacter, isCreditCode } from './credit-code';
import { idCardCheckCharacter, isIdCard } from './id-card';
import { isMainlandPhone, isSmsCode } from './phone';
import { dropOversizedFiles, MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE_TEXT } from './upload-size';

const CREDIT_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'.split('');

test('a mainland phone has 11 digits and starts with 1', () => {
  expect(isMainlandPhone('13812340000')).toBe(true);
  const wrong = [
    '1381234000',
    '138123400000',
    '23812340000',
    '1381234000a',
    ' 13812340000',
    '13812340000\n',
    '１３812340000',
  ];
  expect(wrong.filter(isMainlandPhone)).toEqual([]);
});

test('an SMS code has 6 digits', () => {
  expect(isSmsCode('012345')).toBe(true);
  expect(['12345', '1234567', '12345a', ''].filter(isSmsCode)).toEqual([]);
});

describe('identity number', () => {
  test.each(['11010519491231002X', '11010519491231002x', '440524188001010014'])('%s is valid', (text) => {
    expect(isIdCard(text)).toBe(true);
  });

  test.each([
    ['110105194912310021', 'a wrong check character'],
    ['11010519490231002X', 'no such day'],
    ['01010519491231002X', 'no such region'],
    ['110105491231002', 'the old length'],
    ['11010519491231002X ', 'a blank'],
  ])('%s is refused: %s', (text) => {
    expect(isIdCard(text)).toBe(false);
  });

  test('any single wrong digit is noticed', () => {
    const birth = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(birth, fc.nat(999), fc.nat(16), fc.integer({ min: 1, max: 9 }), (date, serial, position, shift) => {
        const first17 = `110105${date.toISOString().slice(0, 10).replace(/-/g, '')}${String(serial).padStart(3, '0')}`;
        const valid = first17 + idCardCheckCharacter(first17);
        expect(isIdCard(valid)).toBe(true);
        const digit = (Number(valid[position]) + shift) % 10;
        expect(isIdCard(valid.slice(0, position) + digit + valid.slice(position + 1))).toBe(false);
      }),
    );
  });
});

describe('unified social credit code', () => {
  test('the example of the standard is valid', () => {
    expect(isCreditCode('91350100M000100Y43')).toBe(true);
  });

  test.each(['91350100M000100Y44', '91350100m000100y43', '91350100M000100Y4', 'I1350100M000100Y43'])(
    '%s is refused',
    (text) => {
      expect(isCreditCode(text)).toBe(false);
    },
  );

  test('any single wrong character is noticed', () => {
    const character = fc.constantFrom(...CREDIT_CHARACTERS);
    const body = fc.array(character, { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(body, fc.integer({ min: 8, max: 16 }), character, (characters, position, other) => {
        const first17 = `91350100${characters.join('')}`;
        const valid = first17 + creditCodeCheckCharacter(first17);
        expect(isCreditCode(valid)).toBe(true);
        fc.pre(other !== valid[position]);
        expect(isCreditCode(valid.slice(0, position) + other + valid.slice(position + 1))).toBe(false);
      }),
    );
  });
});

test('a comment has 1 to 500 characters, an emoji counting as one', () => {
  expect(commentProblem(' \n')).toBe('empty');
  expect(commentProblem('好')).toBeNull();
  expect(commentProblem('🚗'.repeat(500))).toBeNull();
  expect(commentProblem('🚗'.repeat(501))).toBe('tooLong');
});

test('files over 5 MB are dropped, with a message when none remain', () => {
  const small = { size: MAX_UPLOAD_BYTES };
  const large = { size: MAX_UPLOAD_BYTES + 1 };
  expect(dropOversizedFiles([small, large])).toEqual({ kept: [small], message: null });
  expect(dropOversizedFiles([large])).toEqual({ kept: [], message: UPLOAD_TOO_LARGE_TEXT });
  expect(dropOversizedFiles([])).toEqual({ kept: [], message: null });
});
