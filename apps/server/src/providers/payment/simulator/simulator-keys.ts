import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Config } from '../../../kernel/config';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/** Keys and numbers of one shop at both providers, generated for each run. */
export interface SimulatorKeys {
  /** The shop's keys; providers know the public one. */
  shop: { privateKey: string; publicKey: string };
  /**
   * WeChat Pay's keys: the one in the shop's settings, and one that only a certificate download
   * reveals.
   */
  wechat: { privateKey: string; publicKey: string };
  newWechat: { privateKey: string; publicKey: string };
  alipay: { privateKey: string; publicKey: string };
  /** Keys that neither the shop nor a provider knows. */
  stranger: { privateKey: string; publicKey: string };
  apiV3Key: string;
}

/** Generates new keys. */
export function makeKeys(): SimulatorKeys {
  const [shop, wechat, newWechat, alipay, stranger] = [pair(), pair(), pair(), pair(), pair()];
  return { shop, wechat, newWechat, alipay, stranger, apiV3Key: randomBytes(16).toString('hex') };
}

export const MERCHANT = '1900000109';
export const CERT_SERIAL = 'SHOPCERT01';
export const PLATFORM_SERIAL = 'PUB_KEY_ID_0119000001092026112000';
export const NEW_SERIAL = '5157F09EFDC096DE15EBE81A47057A72';
export const WECHAT_APPS = { mini: 'wxmini0001', official: 'wxofficial1', app: 'wxapp00001' };
export const ALIPAY_APP = '2021000000000001';
const ALIPAY_MINI = '2021000000000002';
export const SELLER = '2088000000000001';

/** The settings of a shop that uses a simulator. */
export function simulatorConfig(keys: SimulatorKeys, origin: string): Partial<Config> {
  return {
    publicUrl: 'https://shop.example',
    wechatPayMerchantId: MERCHANT,
    wechatPayCertSerial: CERT_SERIAL,
    wechatPayPrivateKey: keys.shop.privateKey,
    wechatPayApiV3Key: keys.apiV3Key,
    wechatPayPlatformKeys: { [PLATFORM_SERIAL]: keys.wechat.publicKey },
    wechatPayAppIds: WECHAT_APPS,
    wechatPayApiUrl: origin,
    alipayAppId: ALIPAY_APP,
    alipayMiniAppId: ALIPAY_MINI,
    alipaySellerId: SELLER,
    alipayPrivateKey: keys.shop.privateKey,
    alipayPublicKey: keys.alipay.publicKey,
    alipayApiUrl: `${origin}/gateway.do`,
  };
}
