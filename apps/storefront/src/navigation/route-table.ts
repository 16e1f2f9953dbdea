import { mainRoutes } from '../pages/routes';
import { communityRoutes } from '../pagesCommunity/routes';
import { detailRoutes } from '../pagesDetail/routes';
import { documentsRoutes } from '../pagesDocuments/routes';
import { followRoutes } from '../pagesFollow/routes';
import { mineRoutes } from '../pagesMine/routes';
import { orderRoutes } from '../pagesOrder/routes';
import { storeRoutes } from '../pagesStore/routes';
import type { ParamsMarker, RouteDefinition } from './define-routes';

/** Every page of the app by its path: app configuration, navigation and guards are derived from it. */
export const routeTable = {
  ...mainRoutes,
  ...communityRoutes,
  ...detailRoutes,
  ...orderRoutes,
  ...storeRoutes,
  ...followRoutes,
  ...mineRoutes,
  ...documentsRoutes,
};

type Routes = typeof routeTable;

/** Paths that can be linked to. */
export type RoutePath = keyof Routes;

/** Paths of the tab bar. */
export type TabPath = { [P in RoutePath]: Routes[P] extends { chrome: 'tab' } ? P : never }[RoutePath];

/** Parameters of a page; pages without any take none. */
export type ParamsOf<P extends RoutePath> = Routes[P] extends { params: ParamsMarker<infer T extends object> }
  ? T
  : Record<never, never>;

/** The row of a path; undefined for addresses that are no page of the app. */
export function findRoute(path: string): RouteDefinition | undefined {
  return Object.hasOwn(routeTable, path) ? routeTable[path as RoutePath] : undefined;
}

/** Narrows a text to a path of the table. */
export const isRoutePath = (path: string): path is RoutePath => findRoute(path) !== undefined;
