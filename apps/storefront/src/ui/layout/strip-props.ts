import type { ReactNode } from 'react';

export interface StripProps {
  /** Draws the row; each child that can be chosen takes the id of its place. */
  children: (idOf: (index: number) => string) => ReactNode;
  /** Place of the chosen child; below 0 where none is. */
  chosen: number;
  className?: string;
}
