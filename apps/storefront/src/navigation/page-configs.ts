import { pageConfig, pageFile } from './app-config';
import type { RouteTable } from './define-routes';
import { routeTable } from './route-table';

const table: RouteTable = routeTable;

/** JSON of every page by its file below `src`, for the build. */
export const pageConfigs = Object.fromEntries(
  (Object.keys(table) as `/${string}`[]).map((path) => [pageFile(path), pageConfig(table, path)]),
);

/** Files of pages that production builds leave out. */
export const testPages = Object.keys(table)
  .filter((path) => table[path as `/${string}`]?.testOnly)
  .map(pageFile);
