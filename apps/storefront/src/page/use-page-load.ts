import { useEffect, useRef, useState } from 'react';
import { findRoute, type RoutePath, replaceByLogin } from '@/navigation';
import { track } from '@/platform/analytics';
import { setDocumentTitle } from '@/platform/document';
import { useCurrentPage, usePageShow, usePageVisible } from '@/platform/page-events';
import { formatAddress } from '@/platform/router/address';
import { isLoggedIn, keepPageQuery } from '@/session';
import { type PageQuery, refetchAll } from './page-query';

/** Loading ends this long (ms) after the page's data has come; at once when nothing was fetched. */
const LOADING_END_MS = 100;

/**
 * The load sequence of a page: set loading, keep the query, go to login where the route needs one, fetch, end loading.
 * Returning to a loaded page sets loading again and refetches its data; the screen stays as it is.
 *
 * @returns whether the page is loading
 */
export function usePageLoad(route: RoutePath, title: string, queries: readonly PageQuery[]): boolean {
  const page = useCurrentPage();
  const [isLoading, setLoading] = useState(true);
  const [shows, setShows] = useState(0);
  const hasFetched = useRef(false);
  /** When the page became visible (ms), until the view is counted. */
  const shownAt = useRef(0);
  const isFetching = queries.some((query) => query.isFetching);

  const isVisible = usePageVisible();
  // The title may come with the data: an article's own, that of a web page.
  useEffect(() => {
    if (isVisible) setDocumentTitle(title);
  }, [isVisible, title]);

  usePageShow(() => {
    if (findRoute(route)?.login && !isLoggedIn()) return replaceByLogin(formatAddress(page.path, page.query));
    setLoading(true);
    shownAt.current = Date.now();
    if (shows === 0) keepPageQuery(page.query);
    else refetchAll(queries.filter((query) => !query.keepsOnReturn));
    setShows(shows + 1);
  });

  useEffect(() => {
    if (shows === 0) return;
    if (isFetching) {
      hasFetched.current = true;
      return;
    }
    const end = () => {
      hasFetched.current = false;
      setLoading(false);
      if (shownAt.current) track('page_view', { route, loadMs: Date.now() - shownAt.current });
      shownAt.current = 0;
    };
    const timer = setTimeout(end, hasFetched.current ? LOADING_END_MS : 0);
    return () => clearTimeout(timer);
  }, [isFetching, shows, route]);

  return isLoading;
}
