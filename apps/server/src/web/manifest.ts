import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHORT_LINK_ROUTE, tokenOfPath } from '@voltfront/rules/short-link';
import { z } from 'zod';

const Files = { js: z.array(z.string()).default([]), css: z.array(z.string()).default([]) };

/** The storefront build's `page-manifest.json`; paths are relative to the build's folder. */
const Manifest = z.object({
  /** Files that every page loads. */
  entry: z.object(Files),
  /** Route → its title and the files that its page loads in addition to the entry. */
  routes: z.record(z.string(), z.object({ title: z.string().default(''), ...Files })),
});

export type PageManifest = z.infer<typeof Manifest>;

/** The manifest of a build, or null when it is missing: then pages are served without preloads. */
export function readManifest(folder: string): PageManifest | null {
  try {
    const parsed = Manifest.safeParse(JSON.parse(readFileSync(join(folder, 'page-manifest.json'), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const PAGE_PATH = /^\/(pages[A-Za-z]*|yunxin)\/[\w/-]+$/;

/**
 * Whether the storefront has a page at `path`. Without a manifest, any path that looks like a page.
 */
export function isRoute(manifest: PageManifest | null, path: string): boolean {
  if (path === '/') return true;
  return manifest ? Object.hasOwn(manifest.routes, path) : PAGE_PATH.test(path);
}

/** The route of a path: the path itself, or the route of short links. */
export const routeOf = (path: string): string => (tokenOfPath(path) === undefined ? path : SHORT_LINK_ROUTE);
