import { brand } from '@voltfront/brand';
import { startCards } from './cards';
import { createConfigure } from './configure';
import { loadScript } from './load-script';
import type { WechatHost } from './types';

export type { WechatHost } from './types';

let isStarted = false;

/**
 * Loads the messenger's web SDK and gives each page its card. Only in the messenger's browser, and only after consent:
 * the script comes from a host of the messenger. Where the shop has no official account nothing is loaded.
 */
export function startWechat(host: WechatHost): void {
  if (isStarted) return;
  isStarted = true;
  void start(host);
}

async function start(host: WechatHost): Promise<void> {
  const canSign = await host.sign(window.location.href.split('#')[0] ?? '').then(
    () => true,
    () => false,
  );
  const wechat = canSign ? await loadScript(brand.scripts.wechat) : null;
  if (wechat) startCards(wechat, createConfigure(wechat, host), host);
}
