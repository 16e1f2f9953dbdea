import { SECOND_MS } from '@voltfront/rules/time';
import { jsApiList } from './api-list';
import type { Wechat, WechatHost } from './types';

/** Longest wait (ms) for the messenger to check a signature. */
const CHECK_MS = 8 * SECOND_MS;

/** The address that the page was opened with: on iOS the messenger checks signatures against it for as long as it lives. */
function landingAddress(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return withoutFragment(entry?.name || window.location.href);
}

const withoutFragment = (address: string): string => address.split('#')[0] ?? '';

/** The address whose signature counts now: the one that is shown, but the landing one on iOS. */
const addressToSign = (): string =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ? landingAddress() : withoutFragment(window.location.href);

function check(wechat: Wechat, signature: Awaited<ReturnType<WechatHost['sign']>>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, CHECK_MS, false);
    const settle = (isGood: boolean) => {
      clearTimeout(timer);
      resolve(isGood);
    };
    wechat.config({ debug: false, ...signature, jsApiList });
    wechat.ready(() => settle(true));
    wechat.error(() => settle(false));
  });
}

/**
 * Configures the SDK for the address in front, once per address. Calls at the same time wait for each other.
 * @returns whether the messenger took the signature
 */
export function createConfigure(wechat: Wechat, host: WechatHost): () => Promise<boolean> {
  let signed = '';
  let running: Promise<boolean> = Promise.resolve(false);
  const configure = async () => {
    const address = addressToSign();
    if (address === signed) return true;
    const signature = await host.sign(address).catch(() => null);
    const isGood = signature !== null && (await check(wechat, signature));
    if (isGood) signed = address;
    return isGood;
  };
  return () => {
    running = running.then(configure, configure);
    return running;
  };
}
