import { expect, test } from 'vitest';
import { markedParts } from './marked-parts';

test('marks every word of the input in a title, in any case', () => {
  expect(markedParts('OTA 之后的智能驾驶', 'ota 智能')).toEqual([
    { at: 0, part: 'OTA', isMarked: true },
    { at: 3, part: ' 之后的', isMarked: false },
    { at: 7, part: '智能', isMarked: true },
    { at: 9, part: '驾驶', isMarked: false },
  ]);
});

test('leaves a title whole that only sounds like the input', () => {
  expect(markedParts('充电', 'chongdian')).toEqual([{ at: 0, part: '充电', isMarked: false }]);
});
