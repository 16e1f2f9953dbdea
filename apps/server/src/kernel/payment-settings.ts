import { z } from 'zod';
import { rsaKey, rsaKeysBySerial } from './key-material';
import { type SettingDefinition, whole } from './settings';

const appIds = z
  .string()
  .regex(
    /^(mini|official|app):\w+(,(mini|official|app):\w+)*$/,
    'must be mini:…, official:… or app:… with commas between',
  )
  .transform((text) => Object.fromEntries(text.split(',').map((item) => item.split(':'))) as WechatPayAppIds);

/** App ids for WeChat Pay, by the customer's client. */
export interface WechatPayAppIds {
  mini?: string;
  official?: string;
  app?: string;
}

const gateway = (address: string) =>
  z
    .url()
    .transform((text) => text.replace(/\/+$/, ''))
    .default(address);

/** Settings of the payment services. Keys are given as text or as the path of a file. */
export const paymentSettings = {
  refundLimitFen: [
    'REFUND_LIMIT_FEN',
    whole(0, 1_000_000_000).default(300_000),
    'Largest refund in fen that one member of finance approves alone; above it a second one has to approve as well.',
  ],
  wechatPayMerchantId: [
    'WECHAT_PAY_MERCHANT_ID',
    z.string().regex(/^\d+$/, 'must be digits').optional(),
    'Merchant number (mchid) with WeChat Pay. Unset: WeChat Pay is not offered.',
  ],
  wechatPayCertSerial: [
    'WECHAT_PAY_CERT_SERIAL',
    z.string().min(1).optional(),
    "Serial number of the merchant's API certificate.",
  ],
  wechatPayPrivateKey: [
    'WECHAT_PAY_PRIVATE_KEY',
    rsaKey('private').optional(),
    "Private key of that certificate (apiclient_key.pem): PEM, or a file's path.",
  ],
  wechatPayApiV3Key: [
    'WECHAT_PAY_API_V3_KEY',
    z.string().length(32, 'must be 32 characters').optional(),
    'API v3 key, which decrypts notices.',
  ],
  wechatPayPlatformKeys: [
    'WECHAT_PAY_PLATFORM_KEYS',
    rsaKeysBySerial().optional(),
    "Public keys that check what WeChat Pay signs: `PUB_KEY_ID_…=path`, or a platform certificate's `serial=path`, with commas between them.",
  ],
  wechatPayAppIds: [
    'WECHAT_PAY_APP_IDS',
    appIds.optional(),
    'App ids bound to the merchant number: `mini:wx1,official:wx2,app:wx3`; where one is missing WeChat Pay is not offered.',
  ],
  wechatPayApiUrl: ['WECHAT_PAY_API_URL', gateway('https://api.mch.weixin.qq.com'), 'Address of WeChat Pay.'],
  wechatPayFeePerMillion: [
    'WECHAT_PAY_FEE_PER_MILLION',
    whole(0, 1_000_000).default(6000),
    'Fee agreed with WeChat Pay, per million of what is settled: 0.6 % is 6000. Each line of a bill is compared with it.',
  ],
  alipayAppId: [
    'ALIPAY_APP_ID',
    z.string().min(1).optional(),
    'App id of the web and mobile application with Alipay. Unset: Alipay is not offered.',
  ],
  alipayMiniAppId: [
    'ALIPAY_MINI_APP_ID',
    z.string().min(1).optional(),
    'App id of the Alipay mini-program, bound to the same seller. Unset: no payment in it.',
  ],
  alipaySellerId: [
    'ALIPAY_SELLER_ID',
    z
      .string()
      .regex(/^2088\d{12}$/, 'must be 16 digits that begin with 2088')
      .optional(),
    "The shop's account with Alipay (PID), compared with every notice.",
  ],
  alipayPrivateKey: [
    'ALIPAY_PRIVATE_KEY',
    rsaKey('private').optional(),
    "Private key of the application: PEM, bare base64, or a file's path.",
  ],
  alipayPublicKey: [
    'ALIPAY_PUBLIC_KEY',
    rsaKey('public').optional(),
    "Alipay's public key for the application, or its public certificate: PEM, bare base64, or a file's path.",
  ],
  alipayApiUrl: ['ALIPAY_API_URL', gateway('https://openapi.alipay.com/gateway.do'), "Address of Alipay's gateway."],
  alipayFeePerMillion: [
    'ALIPAY_FEE_PER_MILLION',
    whole(0, 1_000_000).default(6000),
    'Fee agreed with Alipay, in the same way.',
  ],
} as const satisfies Record<string, SettingDefinition>;

type Values = { [K in keyof typeof paymentSettings]?: z.infer<(typeof paymentSettings)[K][1]> };

const SERVICES: { name: string; fields: (keyof Values)[] }[] = [
  {
    name: 'WeChat Pay',
    fields: [
      'wechatPayMerchantId',
      'wechatPayCertSerial',
      'wechatPayPrivateKey',
      'wechatPayApiV3Key',
      'wechatPayPlatformKeys',
      'wechatPayAppIds',
    ],
  },
  { name: 'Alipay', fields: ['alipayAppId', 'alipaySellerId', 'alipayPrivateKey', 'alipayPublicKey'] },
];

/** Payment services that are configured incompletely, or lack the public URL for their notices. */
export function paymentFaults(values: Values & { publicUrl?: string | undefined }): string[] {
  return SERVICES.flatMap(({ name, fields }) => {
    const missing = fields.filter((field) => !values[field]).map((field) => paymentSettings[field][0]);
    if (missing.length === fields.length) return [];
    const all = values.publicUrl ? missing : [...missing, 'PUBLIC_URL'];
    return all.length > 0 ? [`${name}: set ${all.join(', ')}`] : [];
  });
}
