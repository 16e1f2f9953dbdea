import Taro from '@tarojs/taro';
import type { PaymentCall, PaymentOutcome } from './types';
import { openWebCashier } from './web-cashier';

export { authorization, goesOnPaying, payBrowser, payerCode, wantsPayer } from './payer';
export type { PaymentCall, PaymentOutcome } from './types';

interface AlipayCalls {
  tradePay: (options: { tradeNO: string }) => Promise<{ resultCode?: string }>;
}

/** Result codes of `my.tradePay`; all others leave the matter open, such as 8000 (under way) and 6002 (no network). */
const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = { 9000: 'paid', 6001: 'cancelled', 4000: 'failed' };

/** Opens Alipay's own payment dialog by the trade's number, or the cashier's page in the web view page. */
export async function openPayment(call: PaymentCall): Promise<PaymentOutcome> {
  if (call.kind === 'redirect') return openWebCashier(call.url);
  const { tradeNO = '' } = call.params;
  return (Taro as unknown as AlipayCalls).tradePay({ tradeNO }).then(
    ({ resultCode }) => OUTCOMES[String(resultCode)] ?? 'unsure',
    () => 'failed',
  );
}
