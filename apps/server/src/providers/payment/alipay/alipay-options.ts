import type { Config } from '../../../kernel/config';
import { noticeUrl } from '../notice-url';

/** What the shop has agreed with Alipay. */
export interface AlipayOptions {
  /** App id of the web and mobile application. */
  appId: string;
  /** App id of the mini-program; null where there is none. */
  miniAppId: string | null;
  /** The shop's account, 16 digits. */
  sellerId: string;
  /** The application's private key and Alipay's public key for it, in PEM. */
  privateKey: string;
  publicKey: string;
  apiUrl: string;
  noticeUrl: string;
}

/** The options of a run; null where Alipay is not set up. */
export function alipayOptions(config: Config): AlipayOptions | null {
  const {
    alipayAppId: appId,
    alipaySellerId: sellerId,
    alipayPrivateKey: privateKey,
    alipayPublicKey: publicKey,
  } = config;
  if (!appId || !sellerId || !privateKey || !publicKey) return null;
  const { alipayMiniAppId, alipayApiUrl: apiUrl } = config;
  const options = { appId, sellerId, privateKey, publicKey, apiUrl, miniAppId: alipayMiniAppId ?? null };
  return { ...options, noticeUrl: noticeUrl(config, 'alipay') };
}
