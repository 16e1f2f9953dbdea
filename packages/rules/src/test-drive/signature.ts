/** A line drawn by a finger: x and y in turns, whole numbers from 0 to 1000 of width and height. */
export type Stroke = readonly number[];

/** Width of the field that is signed in, by its height. */
export const SIGNATURE_ASPECT = 2;
/** Most lines, and most numbers in all of them. */
export const SIGNATURE_LIMITS = { strokes: 60, numbers: 8000 } as const;
/** A name is longer than this in all, by the width of the field in thousandths; less is a tap. */
const LEAST_LENGTH = 300;

/** Length of a line in thousandths of the width. */
function lengthOf(stroke: Stroke): number {
  let length = 0;
  for (let i = 2; i + 1 < stroke.length; i += 2) {
    const dx = (stroke[i] ?? 0) - (stroke[i - 2] ?? 0);
    const dy = ((stroke[i + 1] ?? 0) - (stroke[i - 1] ?? 0)) / SIGNATURE_ASPECT;
    length += Math.hypot(dx, dy);
  }
  return length;
}

/** Whether lines are a signature: more than a dot or a tap. */
export const isSigned = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= LEAST_LENGTH;

/** Whether lines have the right shape: pairs of whole numbers from 0 to 1000, not too many. */
export function isSignature(strokes: readonly Stroke[]): boolean {
  const { strokes: most, numbers } = SIGNATURE_LIMITS;
  const isLine = (stroke: Stroke) =>
    stroke.length >= 2 && stroke.length % 2 === 0 && stroke.every((n) => Number.isInteger(n) && n >= 0 && n <= 1000);
  const count = strokes.reduce((sum, stroke) => sum + stroke.length, 0);
  return strokes.length <= most && count <= numbers && strokes.every(isLine);
}
