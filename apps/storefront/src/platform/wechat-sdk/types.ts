/** Signature of a page by the server. */
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
  /** Absolute URL on the signed host. */
  link: string;
  /** Absolute URL of a square picture. */
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

/** Functions of the SDK for the storefront. */
export interface WechatHost {
  /** Signature of a page's whole address without fragment; rejects where the shop has none. */
  sign(url: string): Promise<PageSignature>;
  /** Code of the person logged in, which links carry. */
  shareCode(): string | undefined;
}
