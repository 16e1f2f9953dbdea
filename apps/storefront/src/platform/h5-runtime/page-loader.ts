import type { ComponentType } from 'react';
import { canonicalPath } from '../router/address';
import type { PageModule, RouteEntry } from './page-types';

/** Waiting longer than this (ms) for a page's chunk shows the loading view. */
export const CHUNK_DELAY_MS = 200;

const loaders = new Map<string, RouteEntry['load']>();
const loaded = new Map<string, ComponentType>();

/** What is done about a page's code that cannot be had; it may reload the app. */
let rescue = (error: unknown): Promise<never> => Promise.reject(error);

/** Says what is done when the code of a page that is wanted now cannot be had. */
export const onChunkFailure = (handle: typeof rescue): void => {
  rescue = handle;
};

export function registerRoutes(routes: readonly RouteEntry[]): void {
  for (const route of routes) {
    const path = canonicalPath(route.path);
    loaders.set(path, route.load);
    loaded.delete(path);
  }
}

export const isKnownPage = (path: string): boolean => loaders.has(path);

/** The page component, when its chunk is already here. */
export const loadedPage = (path: string): ComponentType | undefined => loaded.get(path);

/**
 * Loads a page's chunk. Rejects with webpack's ChunkLoadError, whose message reads "Loading chunk {name} failed"
 * and whose `type` is `timeout` or `missing`; a later call tries again.
 */
export const loadPage = (path: string): Promise<ComponentType> => fetchPage(path).catch(rescue);

async function fetchPage(path: string): Promise<ComponentType> {
  const known = loaded.get(path);
  if (known) return known;
  const load = loaders.get(path);
  if (!load) throw new UnknownPageError(path);
  const module: PageModule = await load()[0];
  loaded.set(path, module.default);
  return module.default;
}

/** Fetches the chunks of all pages of a package, without showing anything. A failure is met again when a page opens. */
export function preloadPackage(root: string): void {
  for (const path of loaders.keys()) {
    if (path.startsWith(`/${root}/`)) fetchPage(path).catch(() => undefined);
  }
}

/** The address belongs to no registered page. */
export class UnknownPageError extends Error {
  constructor(readonly path: string) {
    super(`No page at ${path}`);
    this.name = 'UnknownPageError';
  }
}
