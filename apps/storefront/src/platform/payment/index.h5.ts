import { callApp } from '../bridge';
import { isInContainer } from '../container';
import type { PaymentCall, PaymentOutcome } from './types';

export { authorization, goesOnPaying, payBrowser, payerCode, wantsPayer } from './payer.h5';
export type { PaymentCall, PaymentOutcome } from './types';

function leaveFor(url: string): PaymentOutcome {
  window.location.replace(url);
  return 'left';
}

async function payInApp({ provider, ...parameters }: Record<string, string>): Promise<PaymentOutcome> {
  if (provider !== 'wechat' && provider !== 'alipay') return 'failed';
  return callApp('operation.requestPayment', { provider, parameters }).then(
    ({ outcome }) => outcome,
    () => 'failed',
  );
}

/** The sandbox of demo runs: an app that does not know it, and a shell without the bridge, leave for its cashier's page. */
function payAtSandbox(cashier: string): Promise<PaymentOutcome> {
  return callApp('operation.requestPayment', { provider: 'sandbox', parameters: { cashier } }).then(
    ({ outcome }) => outcome,
    () => leaveFor(cashier),
  );
}

/**
 * Goes to the cashier's page, which replaces this one: back never returns to it. Inside the native app its own
 * payment SDKs are called, inside WeChat its own dialog.
 */
export async function openPayment(call: PaymentCall): Promise<PaymentOutcome> {
  if (call.kind === 'redirect') return leaveFor(call.url);
  const { provider, cashier } = call.params;
  if (provider === 'sandbox' && cashier) return payAtSandbox(cashier);
  if (isInContainer()) return payInApp(call.params);
  const { payInWechat } = await import(/* webpackChunkName: "wechat-payment" */ './wechat-browser.h5');
  return payInWechat(call.params);
}
