import type { ReactNode } from 'react';

export interface NearViewProps {
  children: ReactNode;
  /** Guess of the height (px) until it was drawn once. */
  height: number;
  /** Drawn at once: what the first screen shows. */
  isFirst?: boolean;
  /** Id of the area that scrolls by itself around it; default: the page scrolls. */
  within?: string;
}
