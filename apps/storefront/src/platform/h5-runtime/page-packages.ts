import { fileOfPath } from '../router/page-files';
import type { PagePackage, RouteEntry } from './page-types';

type LoadPackage = () => Promise<{ default: PagePackage }>;

/** Packages whose pages are not known yet, by their folder. */
const awaited = new Map<string, LoadPackage>();
const underWay = new Map<string, Promise<void>>();
const loaders = new Map<string, RouteEntry['load']>();
const rows = new Map<string, object>();
const listeners = new Set<() => void>();

/** Folder of a page's package. */
const packageOf = (path: string): string => fileOfPath(path).split('/')[0] ?? '';

/** Registers the packages. The entry knows only how to load their pages. */
export function registerPackages(packages: Readonly<Record<string, LoadPackage>>): void {
  for (const [root, load] of Object.entries(packages)) awaited.set(root, load);
}

/** Takes the pages of a package in. */
export function addPages(pages: PagePackage): void {
  for (const [path, load] of Object.entries(pages.loaders)) loaders.set(path, load);
  for (const [path, row] of Object.entries(pages.rows)) rows.set(path, row);
  for (const listener of listeners) listener();
}

async function fetchPackage(root: string, load: LoadPackage): Promise<void> {
  try {
    const { default: pages } = await load();
    awaited.delete(root);
    addPages(pages);
  } finally {
    underWay.delete(root);
  }
}

/**
 * Loads what is known of the pages of a path's package; undefined when it is here, or there is no such package. Rejects
 * as a page's own code does; a later call tries again.
 */
export function loadPackageOf(path: string): Promise<void> | undefined {
  const root = packageOf(path);
  const load = awaited.get(root);
  if (!load) return undefined;
  const fetching = underWay.get(root) ?? fetchPackage(root, load);
  underWay.set(root, fetching);
  return fetching;
}

/** Loads every package's list of pages. */
export async function loadAllPackages(): Promise<void> {
  await Promise.all([...awaited.keys()].map((root) => loadPackageOf(`/${root}/`)));
}

/** Whether the pages of the path's package are still to be asked for. */
export const isPackageAwaited = (path: string): boolean => awaited.has(packageOf(path));

/** Entry of the route table for a page whose package is loaded. */
export const pageRow = (path: string): object | undefined => rows.get(path);

export const pageLoader = (path: string): RouteEntry['load'] | undefined => loaders.get(path);

/** Paths of the pages of a package that is here. */
export const pagesOf = (root: string): string[] => [...loaders.keys()].filter((path) => packageOf(path) === root);

/** Calls back whenever the pages of a package have become known. Returns what ends it. */
export function onPackage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of known pages, for views that depend on it. */
export const countPages = (): number => rows.size;
