import { brand } from '@voltfront/brand';
import { startCards } from './cards';
import { createConfigure } from './configure';
import { loadScript } from './load-script';
import type { Wechat, WechatCall, WechatHost } from './types';

export { isInWechat } from './is-in-wechat.h5';
export type { PageSignature, WechatHost } from './types';

interface Started {
  wechat: Wechat;
  configure: () => Promise<boolean>;
}

let started: Promise<Started | null> | undefined;

/**
 * Loads the messenger's web SDK and gives each page its card. Only in the messenger's browser, and only after consent:
 * the script comes from a host of the messenger. Where the shop has no official account nothing is loaded.
 */
export function startWechat(host: WechatHost): void {
  started ??= start(host);
}

async function start(host: WechatHost): Promise<Started | null> {
  const canSign = await host.sign(window.location.href.split('#')[0] ?? '').then(
    () => true,
    () => false,
  );
  const wechat = canSign ? await loadScript(brand.scripts.wechat) : null;
  if (!wechat) return null;
  const configure = createConfigure(wechat, host);
  startCards(wechat, configure, host);
  return { wechat, configure };
}

/**
 * Asks the messenger for something by the SDK's name of it, such as `scanQRCode` or `getLocation`. Rejects with a
 * TypeError that carries the messenger's words when it refuses, and where there is no SDK.
 */
export async function askWechat<T>(name: string, options: Record<string, unknown> = {}): Promise<T> {
  const sdk = await started;
  const call = sdk && (await sdk.configure()) ? (sdk.wechat as unknown as Record<string, WechatCall>)[name] : undefined;
  if (!call) throw new TypeError(`${name}: no SDK`);
  return new Promise((resolve, reject) => {
    const refuse = ({ errMsg }: { errMsg?: string }) => reject(new TypeError(errMsg ?? name));
    call({ ...options, success: resolve, fail: refuse, cancel: refuse });
  });
}
