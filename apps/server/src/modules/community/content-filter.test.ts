import { describe, expect, it } from 'vitest';
import { createMatcher, normaliseText } from './content-filter';

describe('content filter', () => {
  it('finds words however they are spaced, cased and widened', () => {
    const matches = createMatcher(['加V信', 'fuck']);
    for (const text of ['加v信', '请加 Ｖ 信哦', '加-V·信', '加\u200bv信', 'F U C K']) expect(matches(text)).toBe(true);
  });

  it('lets other texts pass', () => {
    const matches = createMatcher(['加v信', '']);
    for (const text of ['', '加油', 'v信', '信v加', '加v不信']) expect(matches(text)).toBe(false);
  });

  it('finds words that overlap or hide inside the start of another', () => {
    const matches = createMatcher(['abcd', 'bc', 'xabx']);
    expect([matches('abce'), matches('xabcy'), matches('xabx'), matches('axbxc')]).toEqual([true, true, true, false]);
  });

  it('agrees with looking for each word in turn', () => {
    const words = ['aab', 'aba', 'bb'];
    const matches = createMatcher(words);
    for (let n = 0; n < 1024; n += 1) {
      const text = n.toString(2).padStart(10, '0').replace(/0/g, 'a').replace(/1/g, 'b');
      expect(matches(text)).toBe(words.some((word) => text.includes(word)));
    }
  });

  it('keeps letters and digits of all scripts', () => {
    expect(normaliseText('Ａ1 中文，😀é')).toBe('a1中文é');
  });
});
