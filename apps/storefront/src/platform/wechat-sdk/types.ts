/** What the server signs a page with. */
export interface PageSignature {
  appId: string;
  /** Seconds. */
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/** A card as the messenger sends it. */
export interface WechatCard {
  title: string;
  desc: string;
  /** Whole address on the host that was signed. */
  link: string;
  /** Whole address of a square picture. */
  imgUrl: string;
}

/** The messenger's web SDK, as far as pages use it by name. */
export interface Wechat {
  config(options: PageSignature & { debug: boolean; jsApiList: readonly string[] }): void;
  ready(done: () => void): void;
  error(failed: (failure: { errMsg?: string }) => void): void;
  updateAppMessageShareData(card: WechatCard): void;
  updateTimelineShareData(card: Omit<WechatCard, 'desc'>): void;
  hideMenuItems(items: { menuList: readonly string[] }): void;
  showMenuItems(items: { menuList: readonly string[] }): void;
}

/** What the storefront gives to the SDK's pages. */
export interface WechatHost {
  /** Signature of a page's whole address without fragment; rejects where the shop has none. */
  sign(url: string): Promise<PageSignature>;
  /** Code of the person logged in, which links carry. */
  shareCode(): string | undefined;
}
