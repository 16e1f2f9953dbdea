import { brand } from '@voltfront/brand';
import { SHORT_LINK_ROUTE } from '@voltfront/rules/short-link';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { isRoute, type PageManifest, readManifest } from '../../web/manifest';

/** A new build of the storefront is noticed within this time (ms). */
const KEPT_MS = 30 * SECOND_MS;

/**
 * Pages that must not be targets: they show the content of a URL parameter, belong to the login, or
 * return a result to another page.
 */
const NO_TARGET = /\/webview(\/|$)|^\/pages\/login\/|^\/(choose|open)-location$|AptchaVerify|\/demo$/;

let kept: { folder: string; manifest: PageManifest | null; until: number } | null = null;

function manifestOf({ config }: Ctx['app'], now: number): PageManifest | null {
  if (kept?.folder !== config.h5Dir || kept.until <= now)
    kept = { folder: config.h5Dir, manifest: readManifest(config.h5Dir), until: now + KEPT_MS };
  return kept.manifest;
}

/**
 * The page that an external link may open; null for routes that the storefront does not have, and
 * for those that must not be targets.
 */
export function findPage(ctx: Ctx, route: string): { title: string } | null {
  const manifest = manifestOf(ctx.app, Date.now());
  if (route === SHORT_LINK_ROUTE || NO_TARGET.test(route) || !isRoute(manifest, route)) return null;
  return { title: manifest?.routes[route]?.title || brand.name };
}

/** Whether a link inside the app, a path with its query, leads to a page that may be a target. */
export const isPage = (ctx: Ctx, link: string): boolean =>
  /^\/[\w/-]*(\?[\w=&%.~-]*)?$/.test(link) && findPage(ctx, link.split('?')[0] ?? '') !== null;
