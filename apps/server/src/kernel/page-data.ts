import type { EndpointKey } from '@voltfront/contract';
import type { Ctx } from './context';

/** One answered call written into the HTML: the storefront finds it by key and input instead of asking again. */
export interface PageDatum {
  key: EndpointKey;
  /** Query or body exactly as the page will send it. */
  input: unknown;
  reply: unknown;
}

/** What the page says about itself, for the title and sharing tags. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Path of a picture under /assets or /files. */
  picture?: string;
  /** Eager pictures of the first screen, at the width in design px that the page shows them (`<Picture width>`). */
  preload?: { picture: string; width: number }[];
  /** The page leads to another one, whose head this is. */
  of?: { route: string; query: Record<string, string> };
}

/** Data (and optionally head) of one page. */
export type PageDataLoader = (
  ctx: Ctx,
  query: Record<string, string>,
) => Promise<PageDatum[] | { data: PageDatum[]; head?: PageHead }>;

/** Route of the storefront → loader. */
export type PageDataTable = Record<`/${string}`, PageDataLoader>;
