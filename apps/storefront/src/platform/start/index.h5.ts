import { holdFirstPage, type PageViews, setPageViews } from '../h5-runtime/page-views';

/** Gives the page stack its views; the first page shows once `hold` is over, when there is one. */
export function startPlatform(views: PageViews, hold?: Promise<void>): void {
  setPageViews(views);
  holdFirstPage(hold);
}
