/** One page of the stack, the first being the lowest. */
export interface StackPage {
  /** Canonical path: leading slash, home is `/`. */
  path: string;
  /** Decoded query. */
  query: Readonly<Record<string, string>>;
}

/** The platform's page stack. Addresses are in-app: a canonical path with an optional query. */
export interface PlatformRouter {
  push: (address: string) => void;
  replace: (address: string) => void;
  relaunch: (address: string) => void;
  switchTab: (address: string) => void;
  /** Replaces the `count` topmost pages with an address. */
  replaceTop: (count: number, address: string) => void;
  /** Writes another query into the visible page's address without a new history entry. The page stays as it is. */
  setQuery: (query: Readonly<Record<string, string>>) => void;
  /** Goes back; does nothing on the first page. */
  back: (delta: number) => void;
  /** Whether an earlier page exists. */
  canGoBack: () => boolean;
  pages: () => readonly StackPage[];
  /** Fetches a package's code ahead of need. */
  preload: (packageRoot: string) => void;
}
