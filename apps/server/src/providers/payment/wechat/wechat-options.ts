import type { Config } from '../../../kernel/config';
import type { WechatPayAppIds } from '../../../kernel/payment-settings';
import { noticeUrl } from '../notice-url';

/** The shop's registration with WeChat Pay. */
export interface WechatPayOptions {
  merchantId: string;
  /** Serial number of the merchant's certificate, and its private key in PEM. */
  certSerial: string;
  privateKey: string;
  apiV3Key: string;
  /** Public keys of WeChat Pay by serial number or key id, in PEM. */
  platformKeys: Record<string, string>;
  appIds: WechatPayAppIds;
  apiUrl: string;
  /** The agreed fee, per million of what is settled. */
  feePerMillion: number;
  noticeUrl: string;
}

/** The options from the settings; null when WeChat Pay is not configured. */
export function wechatPayOptions(config: Config): WechatPayOptions | null {
  const {
    wechatPayMerchantId: merchantId,
    wechatPayCertSerial: certSerial,
    wechatPayPrivateKey: privateKey,
    wechatPayApiV3Key: apiV3Key,
    wechatPayPlatformKeys: platformKeys,
    wechatPayAppIds: appIds,
    wechatPayApiUrl: apiUrl,
    wechatPayFeePerMillion: feePerMillion,
  } = config;
  if (!merchantId || !certSerial || !privateKey || !apiV3Key || !platformKeys || !appIds) return null;
  const options = { merchantId, certSerial, privateKey, apiV3Key, platformKeys, appIds, apiUrl, feePerMillion };
  return { ...options, noticeUrl: noticeUrl(config, 'wechat') };
}
