import type { Config } from '../../../kernel/config';
import { noticeUrl } from '../notice-url';

/** The shop's registration with Alipay. */
export interface AlipayOptions {
  /** App id of the web and mobile app. */
  appId: string;
  /** App id of the mini-program; null where there is none. */
  miniAppId: string | null;
  /** The shop's seller id, 16 digits. */
  sellerId: string;
  /** The app's private key and Alipay's public key for it, in PEM. */
  privateKey: string;
  publicKey: string;
  apiUrl: string;
  /** The agreed fee, per million of what is settled. */
  feePerMillion: number;
  noticeUrl: string;
}

/** The options from the settings; null when Alipay is not configured. */
export function alipayOptions(config: Config): AlipayOptions | null {
  const {
    alipayAppId: appId,
    alipaySellerId: sellerId,
    alipayPrivateKey: privateKey,
    alipayPublicKey: publicKey,
  } = config;
  if (!appId || !sellerId || !privateKey || !publicKey) return null;
  const { alipayMiniAppId, alipayApiUrl: apiUrl, alipayFeePerMillion: feePerMillion } = config;
  const options = { appId, sellerId, privateKey, publicKey, apiUrl, feePerMillion, miniAppId: alipayMiniAppId ?? null };
  return { ...options, noticeUrl: noticeUrl(config, 'alipay') };
}
