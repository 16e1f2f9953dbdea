/** How the server wants the customer to pay: an address to open, or the parameters of the platform's payment call. */
export type PaymentCall = { kind: 'redirect'; url: string } | { kind: 'native'; params: Record<string, string> };

/**
 * `left`: the customer is at the cashier now, in place of this page. `inside`: at the cashier's page on top of this one. `paid`: the platform says so, the server decides. `unsure`: the platform
 * does not know, the server is to be asked. `cancelled`: the customer closed the platform's dialog. `failed`: it could not
 * be opened.
 */
export type PaymentOutcome = 'left' | 'inside' | 'paid' | 'unsure' | 'cancelled' | 'failed';

/** What a web page runs in; undefined in mini-programs and the native app, whose platform code says enough. */
export type PayBrowser = 'wechat' | 'alipay' | 'mobile' | 'desktop' | undefined;

/** How a platform tells who holds the phone by a page of its own, which comes back to this one. */
export interface Authorization {
  /** What the address carries when the customer is back. */
  state: string;
  /** Address of this page, to come back to. */
  pageAddress: () => string;
  leaveFor: (address: string) => void;
}
