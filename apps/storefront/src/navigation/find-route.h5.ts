/**
 * The route table of the web comes package by package, each with the first of its pages that is wanted: what a first load
 * costs does not depend on how many other pages there are.
 */
import { isPackageAwaited, loadAllPackages, loadPackageOf, pageRow } from '@/platform/h5-runtime/page-packages';
import { isAbsent } from './absent-pages';
import type { RouteDefinition } from './define-routes';
import type { RoutePath } from './route-table';
import { tabRoutes } from './tab-routes';

/** The row of a path; undefined for addresses that are no page of the app, and while its package is unknown. */
export function findRoute(path: string): RouteDefinition | undefined {
  if (Object.hasOwn(tabRoutes, path)) return tabRoutes[path as keyof typeof tabRoutes];
  return pageRow(path) as RouteDefinition | undefined;
}

/**
 * Narrows a text to a path of the table. While its package is unknown, every path in it counts as a page but those that
 * the code itself names and the build found missing.
 */
export const isRoutePath = (path: string): path is RoutePath =>
  findRoute(path) !== undefined || (isPackageAwaited(path) && !isAbsent(path));

/** Runs once the row of a path can be found: at once, or after the path's package has come, or has failed to. */
export function onceRouteKnown(path: string, run: () => void): void {
  const coming = findRoute(path) ? undefined : loadPackageOf(path);
  if (coming) void coming.catch(() => undefined).then(run);
  else run();
}

/** Resolves once the row of a path can be found. */
export const routeKnown = (path: string): Promise<void> => new Promise((resolve) => onceRouteKnown(path, resolve));

/** Makes every page known, so that nothing waits for a package later. A package that does not come is asked for again when it is needed. */
export const loadRoutes = (): Promise<void> => loadAllPackages().catch(() => undefined);
