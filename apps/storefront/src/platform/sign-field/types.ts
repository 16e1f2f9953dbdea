import type { Pen } from '../canvas';

/** A line drawn by a finger: x and y in turns, in thousandths of width and height. */
export type Stroke = readonly number[];

export interface SignFieldProps {
  /** Unique on the page. */
  id: string;
  /** Accessible name. */
  label: string;
  /** Lines to show; an empty list clears the field. */
  strokes: readonly Stroke[];
  /** A line ended. */
  onStroke: (stroke: Stroke) => void;
  className?: string;
}

/** A canvas to sign on, with its size in px. */
export interface Field {
  pen: Pen;
  width: number;
  height: number;
  /** Shows what was drawn, where that does not happen by itself. */
  show?: () => void;
}
