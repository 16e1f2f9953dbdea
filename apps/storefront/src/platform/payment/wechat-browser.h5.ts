import { SECOND_MS } from '@voltfront/rules/time';
import type { PaymentOutcome } from './types';

interface WechatBridge {
  invoke: (name: string, params: Record<string, string>, done: (result: { err_msg?: string }) => void) => void;
}

/** WeChat adds its bridge a moment after the page has loaded. */
const READY_MS = 3 * SECOND_MS;

const bridge = (): WechatBridge | undefined => (window as unknown as { WeixinJSBridge?: WechatBridge }).WeixinJSBridge;

function readyBridge(): Promise<WechatBridge | undefined> {
  const there = bridge();
  if (there) return Promise.resolve(there);
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      document.removeEventListener('WeixinJSBridgeReady', finish);
      resolve(bridge());
    };
    const timer = setTimeout(finish, READY_MS);
    document.addEventListener('WeixinJSBridgeReady', finish);
  });
}

function outcomeOf({ err_msg = '' }: { err_msg?: string }): PaymentOutcome {
  if (err_msg.endsWith(':ok')) return 'paid';
  return err_msg.endsWith(':cancel') ? 'cancelled' : 'failed';
}

/** Opens the payment dialog of WeChat's own browser with what the server signed. */
export async function payInWechat(params: Record<string, string>): Promise<PaymentOutcome> {
  const wechat = await readyBridge();
  if (!wechat) return 'failed';
  return new Promise((resolve) => {
    wechat.invoke('getBrandWCPayRequest', params, (result) => resolve(outcomeOf(result)));
  });
}
