import { expect, test } from 'vitest';
import { qrAddress } from './qr-address';

test('a code of 6 digits is a picture of 21 modules with a margin of 2', () => {
  const svg = decodeURIComponent(qrAddress('482913').replace('data:image/svg+xml,', ''));
  expect(svg).toContain('viewBox="0 0 25 25"');
  expect(svg).toContain('M2 2h7v1h-7z');
});

test('text that is too long is refused', () => {
  expect(() => qrAddress('长'.repeat(2000))).toThrow();
});
