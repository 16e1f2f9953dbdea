import { createContext } from 'react';
import type { PageRecord } from './page-types';

export interface PageContextValue {
  record: PageRecord;
  /** Only the top page is visible, and none while the browser's tab is hidden. */
  isVisible: boolean;
  /** The element that scrolls. */
  scroller: () => HTMLElement | null;
}

/** The page that a component belongs to; null outside of pages. */
export const PageContext = createContext<PageContextValue | null>(null);
