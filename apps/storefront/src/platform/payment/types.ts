/** Payment instructions of the server: a URL to open, or the parameters of the platform's payment call. */
export type PaymentCall = { kind: 'redirect'; url: string } | { kind: 'native'; params: Record<string, string> };

/**
 * `left`: the cashier replaced this page. `inside`: at the cashier's page on top of this one. `paid`: the platform says so, the server decides. `unsure`: the platform
 * does not know, the server is to be asked. `cancelled`: the customer closed the platform's dialog. `failed`: it could not
 * be opened.
 */
export type PaymentOutcome = 'left' | 'inside' | 'paid' | 'unsure' | 'cancelled' | 'failed';

/** Environment of a web page; undefined in mini-programs and the native app, where the platform code suffices. */
export type PayBrowser = 'wechat' | 'alipay' | 'mobile' | 'desktop' | undefined;

/** Authorisation by a page of the platform, which returns to this one. */
export interface Authorization {
  /** Query of the URL to which the customer returns. */
  state: string;
  /** Address of this page, to come back to. */
  pageAddress: () => string;
  leaveFor: (address: string) => void;
}
