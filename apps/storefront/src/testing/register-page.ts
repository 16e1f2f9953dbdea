import { forgetPage } from '@/platform/h5-runtime/page-loader';
import { addPages } from '@/platform/h5-runtime/page-packages';
import type { RouteEntry } from '@/platform/h5-runtime/page-types';
import { canonicalPath } from '@/platform/router/address';

/** Says how the code of a page comes, by its file without leading slash; what came of it before is forgotten. */
export function registerPage(file: string, load: RouteEntry['load']): void {
  const path = canonicalPath(file);
  forgetPage(path);
  addPages({ loaders: { [path]: load }, rows: {} });
}
