import { z } from 'zod';
import { flag, type SettingDefinition } from './settings';

/** `SMS_1` for every scene, or `login:SMS_1,bind:SMS_2,default:SMS_3`. */
const templates = z
  .string()
  .regex(
    /^([a-z]+:)?[A-Z]+_\d+(,[a-z]+:[A-Z]+_\d+)*$/,
    'must be a template code such as SMS_1, or scene:code with commas',
  )
  .transform((text) => {
    const pairs = text.split(',').map((item): [string, string] => {
      const [scene = '', code] = item.split(':');
      return code ? [scene, code] : ['default', scene];
    });
    return Object.fromEntries(pairs) as Record<string, string>;
  })
  .refine((map) => map.default || ['login', 'bind', 'sign', 'cancel'].every((scene) => map[scene]), {
    message: 'must name a template for login, bind, sign and cancel, or a default',
  });

/** Settings of the external services. */
export const providerSettings = {
  smsAccessKeyId: [
    'SMS_ACCESS_KEY_ID',
    z.string().min(1).optional(),
    'Access key of Alibaba Cloud for SMS codes. Unset: codes are printed by the server, in demo runs only.',
  ],
  smsAccessKeySecret: ['SMS_ACCESS_KEY_SECRET', z.string().min(1).optional(), 'Secret of that key.'],
  smsSignName: ['SMS_SIGN_NAME', z.string().min(1).optional(), 'Approved signature of the texts.'],
  smsTemplates: [
    'SMS_TEMPLATES',
    templates.optional(),
    'Approved template with the variable `code`: one for all (`SMS_1`), or per scene (`login:SMS_1,bind:SMS_2,sign:SMS_3,cancel:SMS_4`, also `default:…`); one without a variable under `dataCopy` tells people that the copy of their data is ready, those under `driveSubmitted`, `driveConfirmed`, `driveMoved`, `driveCancelled` and `driveLost` with the variable `link` lead to their test drive.',
  ],
  smsEndpoint: ['SMS_ENDPOINT', z.url().default('https://dysmsapi.aliyuncs.com'), 'Address of the SMS service.'],
  wechatAppId: [
    'WECHAT_APP_ID',
    z.string().min(1).optional(),
    'App id of the WeChat mini-program, for its login. Unset: a stand-in, in demo runs only.',
  ],
  wechatAppSecret: ['WECHAT_APP_SECRET', z.string().min(1).optional(), 'Secret of that app.'],
  wechatApiUrl: [
    'WECHAT_API_URL',
    z
      .url()
      .transform((text) => text.replace(/\/+$/, ''))
      .default('https://api.weixin.qq.com'),
    "Address of the platform's API.",
  ],
  geetestCaptchaId: [
    'GEETEST_CAPTCHA_ID',
    z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    "The shop's number with GeeTest 4, whose captcha browsers get. Unset: the server's own puzzles, which mini-programs get anyway.",
  ],
  geetestCaptchaKey: ['GEETEST_CAPTCHA_KEY', z.string().min(16).optional(), 'Key of that number.'],
  geetestApiUrl: [
    'GEETEST_API_URL',
    z
      .url()
      .transform((text) => text.replace(/\/+$/, ''))
      .default('https://gcaptcha4.geetest.com'),
    "Address of that service's API.",
  ],
  geetestScriptUrl: [
    'GEETEST_SCRIPT_URL',
    z.url().default('https://static.geetest.com/v4/gt4.js'),
    'Address of its script; this host and that of the API are allowed for scripts, styles and pictures.',
  ],
  lenderApiUrl: [
    'LENDER_API_URL',
    z
      .url()
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    'Address of the gateway of lenders. Unset: a stand-in in demo runs; elsewhere loans are applied for in the store.',
  ],
  lenderMerchantId: ['LENDER_MERCHANT_ID', z.string().min(1).optional(), "The shop's number with that gateway."],
  lenderSecret: [
    'LENDER_SECRET',
    z.string().min(16).optional(),
    'Secret that signs calls and notices of that gateway.',
  ],
  insurerApiUrl: [
    'INSURER_API_URL',
    z
      .url()
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    'Address of the gateway of insurers. Unset: a stand-in in demo runs; elsewhere customers bring a policy of their own.',
  ],
  insurerMerchantId: ['INSURER_MERCHANT_ID', z.string().min(1).optional(), "The shop's number with that gateway."],
  insurerSecret: ['INSURER_SECRET', z.string().min(16).optional(), 'Secret that signs calls of that gateway.'],
  s3Endpoint: [
    'S3_ENDPOINT',
    z.url().optional(),
    'Address of an S3-compatible service for uploads, such as `https://oss-cn-shanghai.aliyuncs.com`. Unset: the data folder, which several server processes then have to share.',
  ],
  s3Region: ['S3_REGION', z.string().min(1).default('us-east-1'), 'Region of the bucket.'],
  s3Bucket: ['S3_BUCKET', z.string().min(1).optional(), 'A private bucket; only the server reads it.'],
  s3AccessKeyId: ['S3_ACCESS_KEY_ID', z.string().min(1).optional(), 'Key that may put, get and delete objects in it.'],
  s3SecretAccessKey: ['S3_SECRET_ACCESS_KEY', z.string().min(1).optional(), 'Secret of that key.'],
  isS3PathStyle: [
    'S3_PATH_STYLE',
    flag(false),
    'Name the bucket in the path of addresses, not in their host, as MinIO wants it.',
  ],
  geocoderKey: [
    'GEOCODER_KEY',
    z.string().min(1).optional(),
    "Key of Amap's web service, which names points and finds places. Unset: places inside the program in demo runs; elsewhere none are found.",
  ],
  geocoderUrl: [
    'GEOCODER_URL',
    z
      .url()
      .transform((text) => text.replace(/\/+$/, ''))
      .default('https://restapi.amap.com'),
    'Address of that service.',
  ],
  smtpUrl: [
    'SMTP_URL',
    z.url({ protocol: /^smtps?$/ }).optional(),
    'Server for e-mails, such as `smtps://user:password@mail.example.com`. Unset: e-mails are files in the folder `outbox` of the data folder.',
  ],
  mailFrom: ['MAIL_FROM', z.email().default('invoice@example.com'), 'Sender of e-mails.'],
  mapTileUrl: [
    'MAP_TILE_URL',
    z
      .string()
      .regex(/^https:\/\/[^\s{}]+(\{[sxyz]\}[^\s{}]*)+$/, 'must be https with {z}, {x} and {y}')
      .optional(),
    'Address of map tiles (GCJ-02) with `{z}`, `{x}`, `{y}`; told to the apps by the remote configuration, and its host is allowed for pictures. Unset: drawn maps.',
  ],
  mapTileAttribution: ['MAP_TILE_ATTRIBUTION', z.string().default(''), 'What the map service wants to be named with.'],
} as const satisfies Record<string, SettingDefinition>;

type Values = { [K in keyof typeof providerSettings]?: z.infer<(typeof providerSettings)[K][1]> };

/** `isOptional`: not required in production. */
const SERVICES: { name: string; fields: (keyof Values)[]; isOptional?: true }[] = [
  { name: 'SMS provider', fields: ['smsAccessKeyId', 'smsAccessKeySecret', 'smsSignName', 'smsTemplates'] },
  { name: 'Platform login', fields: ['wechatAppId', 'wechatAppSecret'] },
  { name: 'S3 bucket', fields: ['s3Endpoint', 's3Bucket', 's3AccessKeyId', 's3SecretAccessKey'], isOptional: true },
  { name: 'Captcha', fields: ['geetestCaptchaId', 'geetestCaptchaKey'], isOptional: true },
  { name: 'Lenders', fields: ['lenderApiUrl', 'lenderMerchantId', 'lenderSecret'], isOptional: true },
  { name: 'Insurers', fields: ['insurerApiUrl', 'insurerMerchantId', 'insurerSecret'], isOptional: true },
];

/**
 * Services that are configured incompletely, and in production those not configured at all. One
 * line each, naming what to set.
 */
export function providerFaults(values: Values, areRequired: boolean): string[] {
  return SERVICES.flatMap(({ name, fields, isOptional }) => {
    const missing = fields.filter((field) => !values[field]).map((field) => providerSettings[field][0]);
    const isBegun = missing.length < fields.length;
    if (missing.length === 0 || !(isBegun || (areRequired && !isOptional))) return [];
    const hint = isBegun ? '' : ' (or VOLT_DEMO=1 for a demonstration with stand-ins)';
    return [`${name}: set ${missing.join(', ')}${hint}`];
  });
}
