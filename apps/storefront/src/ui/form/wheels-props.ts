/** One column of a wheel. */
export interface WheelColumn {
  key: string;
  /** What is chosen in it, for screen readers: `年`. */
  label: string;
  items: readonly string[];
  /** Place of the chosen item. */
  index: number;
}

export interface WheelsProps {
  columns: readonly WheelColumn[];
  /** Called with the place of the column and the place of the item in it. */
  onChange: (column: number, index: number) => void;
}
