import { router } from '../router';
import { formatAddress } from '../router/address';
import type { PaymentOutcome } from './types';

/** Tells the page that nothing in it leads back: the mini-program closes it. */
const INSIDE = 'in=mini';

/** Opens a cashier's page in the web view page of a mini-program. */
export function openWebCashier(url: string): PaymentOutcome {
  const src = `${url}${url.includes('?') ? '&' : '?'}${INSIDE}`;
  router.push(formatAddress('/pages/webview/index', { src }));
  return 'inside';
}
