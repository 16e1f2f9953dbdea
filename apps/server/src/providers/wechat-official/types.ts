/** The brand's WeChat official account: what web pages in WeChat's browser may do. */
export interface WechatOfficial {
  readonly appId: string;
  /** Ticket that signs pages for WeChat's web SDK. @throws PROVIDER_DOWN */
  ticket(): Promise<string>;
  /**
   * URL that requests a code of the person in WeChat's browser; WeChat redirects back to `url` with
   * `code` and `state`.
   */
  authorizeAddress(url: string, state: string): string;
}

declare module '../../kernel/context' {
  interface AppServices {
    /** Null where this shop has none. */
    wechatOfficial: WechatOfficial | null;
  }
}
