import { expect, test } from 'vitest';
import { isDarkColour } from './theme';

test.each([
  ['#ffffff', false],
  ['#18191c', true],
  ['#0a6570', true],
  ['#5cc4cc', false],
  ['white', false],
  ['', false],
])('%j is dark: %s', (colour, isDark) => {
  expect(isDarkColour(colour)).toBe(isDark);
});
