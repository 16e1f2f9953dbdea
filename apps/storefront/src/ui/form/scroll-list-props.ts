import type { ReactNode } from 'react';

export interface ScrollListProps {
  children: ReactNode;
  className: string;
  /** Id of the child that is scrolled into view when the list appears and whenever this changes. */
  showId?: string;
}
