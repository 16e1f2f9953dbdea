import { expect, test } from 'vitest';
import { pinchedZoom, ZOOM } from './use-pinch';

test('two fingers twice as far apart show the picture twice as large, within the limits', () => {
  expect(pinchedZoom(1, 100, 200)).toBe(2);
  expect(pinchedZoom(2, 100, 400)).toBe(ZOOM.most);
  expect(pinchedZoom(2, 100, 10)).toBe(ZOOM.least);
});

test('fingers that began in one place change nothing', () => {
  expect(pinchedZoom(1.5, 0, 200)).toBe(1.5);
});
