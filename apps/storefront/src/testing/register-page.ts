import { forgetPage } from '@/platform/h5-runtime/page-loader';
import { addPages } from '@/platform/h5-runtime/page-packages';
import type { RouteEntry } from '@/platform/h5-runtime/page-types';
import { canonicalPath } from '@/platform/router/address';

/** Sets the loader of a page's code by its file without leading slash, and forgets earlier results. */
export function registerPage(file: string, load: RouteEntry['load']): void {
  const path = canonicalPath(file);
  forgetPage(path);
  addPages({ loaders: { [path]: load }, rows: {} });
}
