import { describe, expect, it } from 'vitest';
import { codeOf, fromBase32, matchStep, STEP_MS, stepAt, toBase32 } from './totp';

/** The secret of the test vectors of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');

describe('a time-based code', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238 at %d seconds', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(seconds * 1000), 8)).toBe(code);
  });

  it('is found in its own step and the neighbours of it', () => {
    const now = 1_111_111_111_000;
    const step = stepAt(now);
    for (const near of [-1, 0, 1]) expect(matchStep(SECRET, codeOf(SECRET, step + near), now, 0)).toBe(step + near);
    expect(matchStep(SECRET, codeOf(SECRET, step + 2), now, 0)).toBeNull();
    expect(matchStep(SECRET, codeOf(SECRET, step - 2), now, 0)).toBeNull();
    expect(matchStep(SECRET, codeOf(SECRET, step), now - STEP_MS, 0)).toBe(step);
  });

  it('is not found again once its step was used', () => {
    const now = 1_234_567_890_000;
    const step = stepAt(now);
    expect(matchStep(SECRET, codeOf(SECRET, step), now, step - 1)).toBe(step);
    expect(matchStep(SECRET, codeOf(SECRET, step), now, step)).toBeNull();
  });
});

it('writes and reads base32', () => {
  expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(fromBase32('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toEqual(SECRET);
  expect(toBase32(Buffer.from('f'))).toBe('MY');
  expect(fromBase32('MY')).toEqual(Buffer.from('f'));
});
