const STOREFRONT = 'apps/storefront/src/';
const FEATURE = /^apps\/storefront\/src\/features\/([^/]+)\//;
const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;

/** Layers of the storefront, lowest first: a file may import its own layer and those below. */
const LAYERS = [['platform'], ['navigation', 'session', 'api'], ['ui'], ['page'], ['features']];
/** Layer number of pages; files that assemble the app are one above. */
const PAGES = LAYERS.length;

/** First folder below the storefront's `src`, or undefined for files elsewhere. */
export function storefrontFolder(path) {
  if (!path.startsWith(STOREFRONT)) return undefined;
  const rest = path.slice(STOREFRONT.length);
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : '';
}

/** Layer number of a storefront file, or undefined for files elsewhere. */
export function layerOf(path) {
  const folder = storefrontFolder(path);
  if (folder === undefined) return undefined;
  const layer = LAYERS.findIndex((names) => names.includes(folder));
  if (layer >= 0) return layer;
  return /^pages|^yunxin$/.test(folder) ? PAGES : PAGES + (folder === '' ? 1 : -PAGES);
}

/** Name of the storefront feature a path belongs to. */
export const storefrontFeature = (path) => FEATURE.exec(path)?.[1];

/** Name of the server module a path belongs to. */
export const moduleOf = (path) => MODULE.exec(path)?.[1];

const DEMO = /^apps\/server\/src\/modules\/([^/]+)\/demo\//;

/** Name of the server module whose demo data a path belongs to. */
export const demoOf = (path) => DEMO.exec(path)?.[1];

/** True for a file that lists the routes of a page package. */
export const isRouteList = (path) => /^apps\/storefront\/src\/[^/]+(\/[^/]+)?\/routes(\/[^/]+)?\.ts$/.test(path);
