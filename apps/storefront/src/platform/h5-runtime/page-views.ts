import type { ReactNode } from 'react';

/** Views for pages that cannot be shown: set by the app, since components belong to higher layers. */
export interface PageViews {
  loading: (path: string) => ReactNode;
  notFound: (path: string) => ReactNode;
  /** Around each page: catches what it throws while rendering, and leads to login where it needs one. */
  boundary: (page: ReactNode) => ReactNode;
  /** The page's chunk failed to load. */
  failed: (path: string, error: unknown, retry: () => void) => ReactNode;
}

let views: PageViews = { loading: () => null, notFound: () => null, boundary: (page) => page, failed: () => null };

export const setPageViews = (next: PageViews): void => {
  views = next;
};

let hold: Promise<void> | undefined;

/** Keeps the app from showing its first page until this is over. */
export const holdFirstPage = (until: Promise<void> | undefined): void => {
  hold = until;
};

export const firstPageHold = (): Promise<void> | undefined => hold;

export const pageViews = (): PageViews => views;
