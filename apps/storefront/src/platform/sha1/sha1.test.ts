import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha1 } from '.';

const samples = ['', 'abc', '电车 01', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'x'.repeat(1000), '😀'];

test.each(samples)('sha1 of a known text equals the standard one (%#)', (text) => {
  expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
});
