import { expect, test } from 'vitest';
import { linkToSelection, MAX_LINK_LENGTH, selectionToLink } from './selection-link';

test('writes a short readable text', () => {
  expect(selectionToLink({ modelId: 'YL01', versionId: 'V2', codes: ['BAT100', '轮毂', 'W.21'] })).toBe(
    'YL01.V2.BAT100.~8f6e~6bc2.W~002e21',
  );
});

test('reads a version without options', () => {
  expect(linkToSelection('YL01.V2')).toEqual({ modelId: 'YL01', versionId: 'V2', codes: [] });
});

test.each(['', 'YL01', 'YL01.', 'YL01.V2..A', 'YL01.V2.A B', 'YL01.V2.~zz', `a.${'b'.repeat(MAX_LINK_LENGTH)}`])(
  'refuses the damaged text %j',
  (link) => {
    expect(linkToSelection(link)).toBeNull();
  },
);
