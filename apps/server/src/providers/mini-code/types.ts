/** Makes the round codes that open a page of the mini-program. */
export interface MiniCode {
  /**
   * @param page of the page's file, without leading slash
   * @param scene at most 32 characters, which the page gets as its `scene`
   * @returns a PNG
   * @throws PROVIDER_DOWN
   */
  make(target: { page: string; scene: string }): Promise<Buffer>;
}

declare module '../../kernel/context' {
  interface AppServices {
    /** Null where this shop has no mini-program. */
    miniCode: MiniCode | null;
  }
}
