import { isInContainer } from '../container';
import { pageStack } from '../h5-runtime/page-stack';
import { parseAddress } from '../router/address';
import type { Authorization, PayBrowser } from './types';

/** Query of the URL to which WeChat's authorisation page returns the customer. */
const AUTHORIZED_STATE = 'pay';

/** Environment of this page, which decides the provider's product. */
export function payBrowser(): PayBrowser {
  if (isInContainer()) return undefined;
  const { userAgent } = navigator;
  if (/MicroMessenger/i.test(userAgent)) return 'wechat';
  if (/AlipayClient/i.test(userAgent)) return 'alipay';
  return window.matchMedia?.('(min-width: 1024px) and (hover: hover)').matches ? 'desktop' : 'mobile';
}

/** Whether the platform accepts a payment only from the logged-in payer, whose open id the server needs. */
export const wantsPayer = (method: string): boolean => method === 'wechat' && payBrowser() === 'wechat';

/** Whether this page was opened again only to go on paying. */
export function goesOnPaying(): boolean {
  const { searchParams } = new URL(window.location.href);
  return searchParams.get('state') === AUTHORIZED_STATE && Boolean(searchParams.get('code'));
}

/** The one-time code in the address, which is taken out of it, since it works once; null without one. */
export async function payerCode(): Promise<string | null> {
  if (!goesOnPaying()) return null;
  const url = new URL(window.location.href);
  const code = url.searchParams.get('code');
  url.searchParams.delete('code');
  url.searchParams.delete('state');
  window.history.replaceState(window.history.state, '', url);
  pageStack.setQuery(parseAddress(url.pathname + url.search).query);
  return code;
}

/** WeChat's browser gets the code from an authorisation page, which returns to this one without a dialog. */
export const authorization: Authorization | null = {
  state: AUTHORIZED_STATE,
  pageAddress: () => window.location.href.replace(/#.*$/, ''),
  leaveFor: (address) => window.location.replace(address),
};
