import type { PaymentCall, PaymentOutcome } from './types';

export type { PaymentCall, PaymentOutcome } from './types';

/**
 * Leaves for the cashier's page, which takes this page's place: back never returns to it. A browser has no payment call of
 * its own.
 */
export async function openPayment(call: PaymentCall): Promise<PaymentOutcome> {
  if (call.kind === 'native') return 'failed';
  window.location.replace(call.url);
  return 'left';
}
