/** The brand's official account with the messaging platform: what web pages in the messenger's browser may do. */
export interface WechatOfficial {
  readonly appId: string;
  /** Ticket that signs pages for the web SDK. @throws PROVIDER_DOWN */
  ticket(): Promise<string>;
  /** Address that asks the person in the messenger's browser for a code; the answer comes back to `url` with `code` and `state`. */
  authorizeAddress(url: string, state: string): string;
}

declare module '../../kernel/context' {
  interface AppServices {
    /** Null where this shop has none. */
    wechatOfficial: WechatOfficial | null;
  }
}
