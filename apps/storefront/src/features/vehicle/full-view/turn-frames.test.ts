import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draggedFrame, FRAME_COUNT, nearestFrame, PICTURED, PX_PER_FRAME, wrapFrame } from './turn-frames';

test('every pictured frame is its own nearest one', () => {
  for (const frame of PICTURED) expect(nearestFrame(frame.at)).toBe(frame);
});

test('a frame without a picture falls back to the nearest one, also across the nose', () => {
  expect(nearestFrame(6)).toMatchObject({ at: 4, view: 'front' });
  expect(nearestFrame(12)).toMatchObject({ at: 9, view: 'side' });
  expect(nearestFrame(35)).toMatchObject({ at: 32, isMirrored: true });
  expect(nearestFrame(1)).toMatchObject({ at: 4, isMirrored: false });
});

test('no frame is further from its picture than any other picture is', () => {
  const apart = (a: number, b: number) => {
    const gap = Math.abs(wrapFrame(a) - b);
    return Math.min(gap, FRAME_COUNT - gap);
  };
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), (frame) => {
      const nearest = apart(frame, nearestFrame(frame).at);
      expect(PICTURED.every((each) => apart(frame, each.at) >= nearest)).toBe(true);
    }),
  );
});

test('a whole turn by finger ends where it began', () => {
  expect(draggedFrame(4, FRAME_COUNT * PX_PER_FRAME)).toBe(4);
  expect(draggedFrame(4, PX_PER_FRAME)).toBe(3);
  expect(draggedFrame(0, PX_PER_FRAME)).toBe(35);
});
