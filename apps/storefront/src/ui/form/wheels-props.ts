/** One column of a wheel. */
export interface WheelColumn {
  key: string;
  /** Accessible name of the wheel: `年`. */
  label: string;
  items: readonly string[];
  /** Index of the chosen item. */
  index: number;
}

export interface WheelsProps {
  columns: readonly WheelColumn[];
  /** Called with the index of the column and the index of the item in it. */
  onChange: (column: number, index: number) => void;
}

/** The column that a mini-program's wheels report as turned, and its new index; null when none has changed. */
export function turnedColumn(
  columns: readonly WheelColumn[],
  places: readonly number[],
): [column: number, place: number] | null {
  const column = columns.findIndex(({ index }, at) => places[at] !== undefined && places[at] !== index);
  return column < 0 ? null : [column, places[column] ?? 0];
}
