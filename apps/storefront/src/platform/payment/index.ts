import type { PaymentCall, PaymentOutcome } from './types';
import { openWebCashier } from './web-cashier';

export { authorization, goesOnPaying, payBrowser, payerCode, wantsPayer } from './payer';
export type { PaymentCall, PaymentOutcome } from './types';

/** Opens the cashier's page in the web view page. The shop has no contract for payment dialogs of these platforms. */
export async function openPayment(call: PaymentCall): Promise<PaymentOutcome> {
  return call.kind === 'redirect' ? openWebCashier(call.url) : 'failed';
}
