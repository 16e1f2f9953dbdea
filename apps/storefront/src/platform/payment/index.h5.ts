import { callApp } from '../bridge';
import { isInContainer } from '../container';
import type { PaymentCall, PaymentOutcome } from './types';

export { authorization, goesOnPaying, payBrowser, payerCode, wantsPayer } from './payer.h5';
export type { PayBrowser, PaymentCall, PaymentOutcome } from './types';

async function payInApp({ provider, ...parameters }: Record<string, string>): Promise<PaymentOutcome> {
  if (provider !== 'wechat' && provider !== 'alipay') return 'failed';
  return callApp('operation.requestPayment', { provider, parameters }).then(
    ({ outcome }) => outcome,
    () => 'failed',
  );
}

/**
 * Leaves for the cashier's page, which takes this page's place: back never returns to it. Inside the native app its own
 * payment SDKs are called, inside WeChat its own dialog.
 */
export async function openPayment(call: PaymentCall): Promise<PaymentOutcome> {
  if (call.kind === 'redirect') {
    window.location.replace(call.url);
    return 'left';
  }
  if (isInContainer()) return payInApp(call.params);
  const { payInWechat } = await import(/* webpackChunkName: "wechat-payment" */ './wechat-browser.h5');
  return payInWechat(call.params);
}
