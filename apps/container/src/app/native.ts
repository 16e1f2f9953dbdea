import type { AppContext } from './context';
import type { NativePage } from './state';

const TOAST_MS = 2500;
let pageCount = 0;

/** Shows a toast of the app above everything else. */
export function showToast({ app }: AppContext, text: string): void {
  app.set({ toast: text });
  setTimeout(() => {
    if (app.get().toast === text) app.set({ toast: null });
  }, TOAST_MS);
}

/** Opens a native screen above the web view. */
export function openPage(
  { app }: AppContext,
  page: Omit<NativePage, 'id' | 'isInPlaceOfWeb'>,
  isInPlaceOfWeb = false,
): void {
  pageCount += 1;
  const opened = { ...page, id: pageCount, isInPlaceOfWeb };
  app.set(({ pages }) => ({ pages: [...pages, opened] }));
}

/** Closes native screens from the top; shows the app's home when one of them had replaced the web view. */
export function closePages({ app }: AppContext, count = 1): void {
  const { pages } = app.get();
  const closed = pages.slice(Math.max(0, pages.length - count));
  const isAtHome = closed.some((page) => page.isInPlaceOfWeb) || count > pages.length;
  app.set({ pages: pages.slice(0, pages.length - closed.length), ...(isAtHome && { surface: 'home' as const }) });
}

/** Shows a tab of the app's home. */
export function showHome({ app }: AppContext, tab: number): void {
  app.set({ surface: 'home', pages: [], tab });
}
