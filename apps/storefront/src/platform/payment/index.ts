import Taro from '@tarojs/taro';
import { router } from '../router';
import { formatAddress } from '../router/address';
import type { PaymentCall, PaymentOutcome } from './types';

export type { PaymentCall, PaymentOutcome } from './types';

/** Opens the platform's payment dialog, or the cashier's page in the web view page. */
export async function openPayment(call: PaymentCall): Promise<PaymentOutcome> {
  if (call.kind === 'redirect') {
    router.push(formatAddress('/pages/webview/index', { src: call.url }));
    return 'left';
  }
  const { timeStamp = '', nonceStr = '', package: pack = '', signType, paySign = '', ...rest } = call.params;
  const options = { timeStamp, nonceStr, package: pack, paySign, signType: signType as 'RSA', ...rest };
  return Taro.requestPayment(options).then(
    () => 'paid' as const,
    (failure: { errMsg?: string }) => (failure.errMsg?.includes('cancel') ? 'cancelled' : 'failed'),
  );
}
