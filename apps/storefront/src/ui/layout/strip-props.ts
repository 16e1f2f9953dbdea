import type { ReactNode } from 'react';

export interface StripProps {
  /** Renders the row; each child that can be chosen takes the id of its index. */
  children: (idOf: (index: number) => string) => ReactNode;
  /** Index of the chosen child; negative for none. */
  chosen: number;
  /** Accessible name of a row in which nothing takes the focus: the row takes it, so that keys scroll it. */
  label?: string;
  className?: string;
}
