import { expect, test } from 'vitest';
import { formatFileSize } from './file-size';

test('sizes are written in the unit that fits', () => {
  const MB = 1024 * 1024;
  const sizes = [0, 700, 640 * 1024, MB - 1, MB, 1.25 * MB, 9.96 * MB, 68.2 * MB];
  expect(sizes.map(formatFileSize)).toEqual(['1 KB', '1 KB', '640 KB', '1.0 MB', '1.0 MB', '1.3 MB', '10 MB', '68 MB']);
});
