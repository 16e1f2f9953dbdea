import { z } from 'zod';
import { rsaKey } from './key-material';
import type { SettingDefinition } from './settings';

const text = () => z.string().min(1).optional();
const address = (fallback: string) =>
  z
    .url()
    .transform((given) => given.replace(/\/+$/, ''))
    .default(fallback);

/** `MINI.order:ID` entries, comma-separated, as an object. */
const templates = z
  .string()
  .regex(
    /^MINI(_ALIPAY|_DOUYIN)?\.(order|viewing):[\w-]+(,MINI(_ALIPAY|_DOUYIN)?\.(order|viewing):[\w-]+)*$/,
    'must be platform.topic:template with commas',
  )
  .transform((given) => Object.fromEntries(given.split(',').map((item) => item.split(':') as [string, string])));

/** `MINI:thing1/thing2/time3` entries, comma-separated, as field names by platform. */
const templateFields = z
  .string()
  .regex(
    /^MINI(_ALIPAY|_DOUYIN)?:[^/:,]+\/[^/:,]+\/[^/:,]+(,MINI(_ALIPAY|_DOUYIN)?:[^/:,]+\/[^/:,]+\/[^/:,]+)*$/,
    'must be platform:title/text/time with commas',
  )
  .transform((given) =>
    Object.fromEntries(
      given.split(',').map((item) => {
        const [platform = '', names = ''] = item.split(':');
        const [title = '', body = '', time = ''] = names.split('/');
        return [platform, { title, body, time }];
      }),
    ),
  );

/**
 * Settings of the platforms that people log in with. Keys are given as text or as the path of a
 * file.
 */
export const platformSettings = {
  wechatOfficialAppId: [
    'WECHAT_OFFICIAL_APP_ID',
    text(),
    "App id of the WeChat official account: sharing cards and payers on web pages in WeChat's browser. Unset: neither; a stand-in in demo runs.",
  ],
  wechatOfficialAppSecret: ['WECHAT_OFFICIAL_APP_SECRET', text(), 'Secret of that account.'],
  alipayLoginAppId: [
    'ALIPAY_LOGIN_APP_ID',
    text(),
    'App id of the Alipay mini-program, for its login. Unset: log in by phone there; a stand-in in demo runs.',
  ],
  alipayLoginPrivateKey: [
    'ALIPAY_LOGIN_PRIVATE_KEY',
    rsaKey('private').optional(),
    "Private key of that app: PEM, bare base64, or a file's path.",
  ],
  alipayLoginPublicKey: [
    'ALIPAY_LOGIN_PUBLIC_KEY',
    rsaKey('public').optional(),
    "Alipay's public key for that app: PEM, bare base64, or a file's path.",
  ],
  alipayLoginAesKey: [
    'ALIPAY_LOGIN_AES_KEY',
    z
      .base64()
      .refine((key) => [16, 24, 32].includes(Buffer.from(key, 'base64').length), 'must be an AES key in base64')
      .optional(),
    'Key of its content encryption, which seals phone numbers.',
  ],
  douyinAppId: [
    'DOUYIN_APP_ID',
    text(),
    'App id of the Douyin mini-program, for its login. Unset: log in by phone there; a stand-in in demo runs.',
  ],
  douyinAppSecret: ['DOUYIN_APP_SECRET', text(), 'Secret of that app.'],
  douyinOpenUrl: ['DOUYIN_OPEN_URL', address('https://open.douyin.com'), 'Address of the open platform, for messages.'],
  douyinApiUrl: ['DOUYIN_API_URL', address('https://developer.toutiao.com'), "Address of the platform's API."],
  baiduAppKey: [
    'BAIDU_APP_KEY',
    text(),
    'App key of the Baidu mini-program, for its login. Unset: log in by phone there; a stand-in in demo runs.',
  ],
  baiduAppSecret: ['BAIDU_APP_SECRET', text(), 'Secret of that app.'],
  baiduApiUrl: ['BAIDU_API_URL', address('https://spapi.baidu.com'), "Address of the platform's API."],
  huaweiClientId: [
    'HUAWEI_CLIENT_ID',
    text(),
    "Client id of the HarmonyOS app, for logins with a Huawei account. Unset: the native app's own account.",
  ],
  huaweiClientSecret: ['HUAWEI_CLIENT_SECRET', text(), 'Secret of that client.'],
  huaweiOauthUrl: [
    'HUAWEI_OAUTH_URL',
    address('https://oauth-login.cloud.huawei.com'),
    'Address that exchanges codes for tokens.',
  ],
  huaweiAccountUrl: [
    'HUAWEI_ACCOUNT_URL',
    address('https://account.cloud.huawei.com'),
    'Address that tells whose a token is.',
  ],
  appLoginUrl: [
    'APP_LOGIN_URL',
    z.url().optional(),
    "Address of the native car app's account service, which exchanges its codes. Unset: log in by phone there; a stand-in in demo runs.",
  ],
  appLoginSecret: ['APP_LOGIN_SECRET', z.string().min(16).optional(), 'Secret shared with that service.'],
  messageTemplates: [
    'MESSAGE_TEMPLATES',
    templates.optional(),
    'Templates of subscription messages by platform and topic, with commas: `MINI.order:ID,MINI.viewing:ID,MINI_ALIPAY.order:ID`; platforms `MINI`, `MINI_ALIPAY`, `MINI_DOUYIN`. Unset: mini-programs do not ask; stand-ins in demo runs.',
  ],
  messageFields: [
    'MESSAGE_FIELDS',
    templateFields.optional(),
    'Names of the fields of these templates by platform, as title/text/time: `MINI:thing1/thing2/time3` (the default), with commas.',
  ],
} as const satisfies Record<string, SettingDefinition>;

type Values = { [K in keyof typeof platformSettings]?: z.infer<(typeof platformSettings)[K][1]> };

const PLATFORMS: { name: string; fields: (keyof Values)[] }[] = [
  { name: 'WeChat official account', fields: ['wechatOfficialAppId', 'wechatOfficialAppSecret'] },
  {
    name: 'Alipay login',
    fields: ['alipayLoginAppId', 'alipayLoginPrivateKey', 'alipayLoginPublicKey', 'alipayLoginAesKey'],
  },
  { name: 'Douyin login', fields: ['douyinAppId', 'douyinAppSecret'] },
  { name: 'Baidu login', fields: ['baiduAppKey', 'baiduAppSecret'] },
  { name: 'Huawei login', fields: ['huaweiClientId', 'huaweiClientSecret'] },
  { name: 'Login of the native app', fields: ['appLoginUrl', 'appLoginSecret'] },
];

/** Platforms that are configured incompletely. One line each, naming what is missing. */
export function platformFaults(values: Values): string[] {
  return PLATFORMS.flatMap(({ name, fields }) => {
    const missing = fields.filter((field) => !values[field]).map((field) => platformSettings[field][0]);
    return missing.length > 0 && missing.length < fields.length ? [`${name}: set ${missing.join(', ')}`] : [];
  });
}
