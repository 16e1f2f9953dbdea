import Taro from '@tarojs/taro';
import type { PaymentCall, PaymentOutcome } from './types';
import { openWebCashier } from './web-cashier';

export { authorization, goesOnPaying, payBrowser, payerCode, wantsPayer } from './payer';
export type { PaymentCall, PaymentOutcome } from './types';

/** Opens WeChat's payment dialog with what the server signed, or the cashier's page in the web view page. */
export async function openPayment(call: PaymentCall): Promise<PaymentOutcome> {
  if (call.kind === 'redirect') return openWebCashier(call.url);
  const { timeStamp = '', nonceStr = '', package: pack = '', signType, paySign = '' } = call.params;
  return Taro.requestPayment({ timeStamp, nonceStr, package: pack, paySign, signType: signType as 'RSA' }).then(
    () => 'paid' as const,
    (failure: { errMsg?: string }) => (failure.errMsg?.includes('cancel') ? 'cancelled' : 'failed'),
  );
}
