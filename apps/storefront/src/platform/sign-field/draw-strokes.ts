import type { Pen } from '../canvas';
import type { Stroke } from './types';

/** Width of a line, by the width of the field. */
const LINE = 1 / 110;

/** Clears the field and draws the lines in it, in a colour; the size is that of the canvas in its own pixels. */
export function drawStrokes(
  pen: Pen,
  { width, height, colour }: { width: number; height: number; colour: string },
  strokes: readonly Stroke[],
): void {
  pen.clearRect(0, 0, width, height);
  Object.assign(pen, { lineWidth: width * LINE, lineCap: 'round', lineJoin: 'round', strokeStyle: colour });
  for (const [x = 0, y = 0, ...rest] of strokes) {
    pen.beginPath();
    pen.moveTo((x / 1000) * width, (y / 1000) * height);
    // A dot is a line of no length.
    if (rest.length === 0) pen.lineTo((x / 1000) * width, (y / 1000) * height);
    for (let i = 0; i + 1 < rest.length; i += 2)
      pen.lineTo(((rest[i] ?? 0) / 1000) * width, ((rest[i + 1] ?? 0) / 1000) * height);
    pen.stroke();
  }
}

/** A length as thousandths of another, within them. */
export const thousandths = (part: number, whole: number): number =>
  Math.min(1000, Math.max(0, Math.round((part / Math.max(1, whole)) * 1000)));
