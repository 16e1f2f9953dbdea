import { type PageViews, setPageViews } from '../h5-runtime/page-views';

/** Gives the page stack its views. */
export function startPlatform(views: PageViews): void {
  setPageViews(views);
}
