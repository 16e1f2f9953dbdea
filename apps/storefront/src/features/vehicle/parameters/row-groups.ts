/** Rows that are drawn together: so many that few elements are watched, and no more than this high (px), since high rows
 * say much and few of them should be drawn for nothing. */
const GROUP_ROWS = 4;
const GROUP_PX = 180;

/** The first screen shows no row after these. */
const FIRST_ROWS = 18;

export interface RowGroup<T> {
  key: string;
  rows: T[];
  /** Guess of its height in px. */
  height: number;
  /** Drawn at once. */
  isFirst: boolean;
}

/** Lines that a text takes where so many Chinese characters fit beside each other; Latin ones are about half as wide. */
export function lineCount(text: string, perLine: number): number {
  const wide = text.replace(/[\u0020-\u007e]/g, '').length;
  return Math.max(1, Math.ceil((wide + (text.length - wide) * 0.55) / perLine));
}

/**
 * The rows of a section in groups for `NearView`.
 *
 * @param heightOf guess of a row's height in px
 * @param rowsBefore rows of the sections above it
 */
export function rowGroups<T extends { code: string }>(
  rows: readonly T[],
  heightOf: (row: T) => number,
  rowsBefore: number,
): RowGroup<T>[] {
  const groups: RowGroup<T>[] = [];
  for (const [at, row] of rows.entries()) {
    const height = heightOf(row);
    const last = groups.at(-1);
    if (last && last.rows.length < GROUP_ROWS && last.height + height <= GROUP_PX) {
      last.rows.push(row);
      last.height += height;
      last.key += ` ${row.code}`;
    } else groups.push({ key: row.code, rows: [row], height, isFirst: rowsBefore + at < FIRST_ROWS });
  }
  return groups;
}

/** Number of rows above each section. */
export function rowsAbove(sections: readonly { rows: readonly unknown[] }[]): number[] {
  let sum = 0;
  return sections.map(({ rows }) => {
    sum += rows.length;
    return sum - rows.length;
  });
}
