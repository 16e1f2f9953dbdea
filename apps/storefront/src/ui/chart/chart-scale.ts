/** Steps that people read easily, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Marks of an axis that takes in all values, from the lowest to the highest.
 *
 * @param fromZero the axis begins at 0 where no value is below it
 * @param count wanted number of gaps; one more or less where the figures stay rounder
 * @example axisMarks([3, 412, 96], true) // [0, 200, 400, 600]
 */
export function axisMarks(values: readonly number[], fromZero: boolean, count = 3): number[] {
  const low = Math.min(...values, ...(fromZero ? [0] : []));
  const high = Math.max(...values, ...(fromZero ? [0] : []));
  const step = roundStep((high - low || Math.abs(high) || 1) / count);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
}

function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * (STEPS.find((step) => step >= raw / power - 1e-9) ?? 10);
}

/** Takes away what adding fractions leaves behind, such as 0.30000000000000004. */
const round = (value: number): number => Number(value.toPrecision(12));

/** Height of a value between the lowest and the highest mark, 0 to 1. */
export function heightOf(value: number, marks: readonly number[]): number {
  const [low = 0, high = 1] = [marks[0], marks[marks.length - 1]];
  return (value - low) / (high - low);
}

/** Which of `count` labels fit under a chart: every one, every second … the newest always. */
export function shownLabels(count: number, most = 6): boolean[] {
  const every = Math.ceil(count / most);
  return Array.from({ length: count }, (_, index) => (count - 1 - index) % every === 0);
}
