import type { EndpointKey } from '@voltfront/contract';
import type { Ctx } from './context';

/**
 * The response of one call, embedded in the HTML: the storefront finds it by key and input instead
 * of sending the request.
 */
export interface PageDatum {
  key: EndpointKey;
  /** Query or body exactly as the page sends it. */
  input: unknown;
  reply: unknown;
}

/** The page's title and sharing tags. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Path of an image under /assets or /files. */
  picture?: string;
  /**
   * Images of the first screen to preload, at the width in design px that the page shows them
   * (`<Picture width>`).
   */
  preload?: { picture: string; width: number }[];
  /** The page redirects to another one, whose head is used. */
  of?: { route: string; query: Record<string, string> };
}

/** Data (and optionally head) of one page. */
export type PageDataLoader = (
  ctx: Ctx,
  query: Record<string, string>,
) => Promise<PageDatum[] | { data: PageDatum[]; head?: PageHead }>;

/** Route of the storefront → loader. */
export type PageDataTable = Record<`/${string}`, PageDataLoader>;
