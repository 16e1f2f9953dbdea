import type { ComponentType } from 'react';
import { isPackageAwaited, loadPackageOf, pageLoader, pagesOf } from './page-packages';

/** Waiting longer than this (ms) for a page's chunk shows the loading view. */
export const CHUNK_DELAY_MS = 200;

const loaded = new Map<string, ComponentType>();

/** Handles page code that cannot be loaded; it may reload the app. */
let rescue = (error: unknown): Promise<never> => Promise.reject(error);

/** Says what is done when the code of a page that is wanted now cannot be had. */
export const onChunkFailure = (handle: typeof rescue): void => {
  rescue = handle;
};

/** Whether there is a page at a path; one of a package that is still to be asked for may be. */
export const isKnownPage = (path: string): boolean => pageLoader(path) !== undefined || isPackageAwaited(path);

/** The page component, when its chunk is already here. */
export const loadedPage = (path: string): ComponentType | undefined => loaded.get(path);

/**
 * Loads a page's chunk. Rejects with webpack's ChunkLoadError, whose message reads "Loading chunk {name} failed"
 * and whose `type` is `timeout` or `missing`; a later call tries again.
 */
export const loadPage = (path: string): Promise<ComponentType> =>
  fetchPage(path).catch((error: unknown) =>
    error instanceof UnknownPageError ? Promise.reject(error) : rescue(error),
  );

async function fetchPage(path: string): Promise<ComponentType> {
  const known = loaded.get(path);
  if (known) return known;
  const coming = loadPackageOf(path);
  if (coming) await coming;
  const load = pageLoader(path);
  if (!load) throw new UnknownPageError(path);
  const module = await load();
  loaded.set(path, module.default);
  return module.default;
}

/** Fetches the chunks of all pages of a package, without showing anything. A failure is met again when a page opens. */
export async function preloadPackage(root: string): Promise<void> {
  await loadPackageOf(`/${root}/`)?.catch(() => undefined);
  for (const path of pagesOf(root)) fetchPage(path).catch(() => undefined);
}

/** Forgets a page's code, for tests. */
export const forgetPage = (path: string): boolean => loaded.delete(path);

/** The address belongs to no registered page. */
export class UnknownPageError extends Error {
  constructor(readonly path: string) {
    super(`No page at ${path}`);
    this.name = 'UnknownPageError';
  }
}
