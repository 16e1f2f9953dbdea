/** Creates links that open the mini-program from a browser, a text message or an email. */
export interface UrlScheme {
  /**
   * @param path of the page's file, without leading slash; empty for the home page
   * @param query without question mark
   * @throws PROVIDER_DOWN
   */
  make(page: { path: string; query: string }): Promise<{ scheme: string; livesMs: number }>;
}

declare module '../../kernel/context' {
  interface AppServices {
    /** Null where this shop has no mini-program. */
    urlScheme: UrlScheme | null;
  }
}
