import type { ComponentType } from 'react';

/** Loads the chunk of a page. */
export interface RouteEntry {
  path: string;
  load: () => Promise<PageModule>;
}

/** Build information about a package's pages, by path: `config/page-package-loader.js` writes it. */
export interface PagePackage {
  loaders: Readonly<Record<string, RouteEntry['load']>>;
  /** Rows of the route table. */
  rows: Readonly<Record<string, object>>;
}

export interface PageModule {
  default: ComponentType;
}

/** A live page of the stack. */
export interface PageRecord {
  /** Identifies the page in `history.state`, so that back and forward find it. */
  readonly key: string;
  /** Path with leading slash, such as `/pagesOrder/pay/index`; home is `/`. */
  readonly path: string;
  /** Decoded query of the address. */
  readonly query: Readonly<Record<string, string>>;
}

/** State of the history entries that belong to this app. */
export interface EntryState {
  key: string;
  /** Number of entries of this app before this one. */
  index: number;
  /** A history entry above a page's own: number of open overlays up to this entry. */
  layer?: number;
}
