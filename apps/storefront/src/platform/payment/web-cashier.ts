import { router } from '../router';
import { formatAddress } from '../router/address';
import type { PaymentOutcome } from './types';

/** Opens a cashier's page in the web view page of a mini-program. */
export function openWebCashier(url: string): PaymentOutcome {
  router.push(formatAddress('/pages/webview/index', { src: url }));
  return 'left';
}
