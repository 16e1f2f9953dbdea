import { expect, test } from 'vitest';
import { isSignature, isSigned, SIGNATURE_LIMITS } from './signature';

const line = [100, 500, 300, 400, 500, 600, 700, 400];

test('a name is signed, a tap and nothing are not', () => {
  expect(isSigned([line])).toBe(true);
  expect(isSigned([[100, 100]])).toBe(false);
  expect(isSigned([[100, 100, 120, 100]])).toBe(false);
  expect(isSigned([])).toBe(false);
});

test('lines are pairs of whole numbers within the field, and not too many', () => {
  expect(isSignature([line, [0, 1000]])).toBe(true);
  expect(isSignature([[1, 2, 3]])).toBe(false);
  expect(isSignature([[1.5, 2]])).toBe(false);
  expect(isSignature([[1001, 2]])).toBe(false);
  expect(isSignature([[]])).toBe(false);
  expect(isSignature(Array.from({ length: SIGNATURE_LIMITS.strokes + 1 }, () => line))).toBe(false);
  expect(isSignature([Array.from({ length: SIGNATURE_LIMITS.numbers + 2 }, () => 1)])).toBe(false);
});
