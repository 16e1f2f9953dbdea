import type { RouteDefinition } from './define-routes';
import { type RoutePath, routeTable } from './route-table';

/** The row of a path; undefined for addresses that are no page of the app. On the web also while the package is unknown. */
export function findRoute(path: string): RouteDefinition | undefined {
  return Object.hasOwn(routeTable, path) ? routeTable[path as RoutePath] : undefined;
}

/** Narrows a text to a path of the table. */
export const isRoutePath = (path: string): path is RoutePath => findRoute(path) !== undefined;

/** Runs once the row of a path can be found: at once, or on the web after the path's package has come. */
export const onceRouteKnown = (_path: string, run: () => void): void => run();

/** Resolves once the row of a path can be found. */
export const routeKnown = async (_path: string): Promise<void> => undefined;

/** Makes every page known, so that nothing waits for a package later. Mini-programs know them all. */
export const loadRoutes = async (): Promise<void> => undefined;
