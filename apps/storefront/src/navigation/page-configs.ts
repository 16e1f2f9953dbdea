import { fileOfPath } from '../platform/router/page-files';
import { pageConfig } from './app-config';
import type { RouteTable } from './define-routes';
import { routeTable } from './route-table';

const table: RouteTable = routeTable;

/** JSON of every page by its file below `src`, for the build. */
export const pageConfigs = Object.fromEntries(
  (Object.keys(table) as `/${string}`[]).map((path) => [fileOfPath(path), pageConfig(table, path)]),
);

/** Files of pages that production builds leave out. */
export const testPages = Object.keys(table)
  .filter((path) => table[path as `/${string}`]?.testOnly)
  .map(fileOfPath);

/** Rows of the table by their path, for the web build. */
export { routeTable as routeRows } from './route-table';

/** Paths of pages by their file. */
export const pagePaths = Object.fromEntries(Object.keys(table).map((path) => [fileOfPath(path), path]));
