/** One value of a chart. */
export interface ChartPoint {
  key: string;
  /** Category of the value: a day, a month, a version. */
  label: string;
  value: number;
}

/** Properties of every chart. */
export interface ChartProps {
  /** Accessible name of the chart. */
  label: string;
  /** In the order of reading; none shows `emptyText`. */
  points: readonly ChartPoint[];
  /** After each value, such as `km`. */
  unit?: string;
  /** Writes a value; default: with separators of thousands. */
  format?: (value: number) => string;
  /** Default: 暂无数据. */
  emptyText?: string;
  className?: string;
}

/** A value with its unit, as people read it. */
export function valueText(value: number, { format, unit }: Pick<ChartProps, 'format' | 'unit'>): string {
  const text = (format ?? withSeparators)(value);
  return unit ? `${text} ${unit}` : text;
}

function withSeparators(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
