import { MINUTE_MS } from '@voltfront/rules/time';

/** Names and limits of the request headers that client and server agree on. Free of schemas, so the storefront may import it. */
export const headers = {
  nonce: 'x-volt-nonce',
  timestamp: 'x-volt-timestamp',
  sign: 'x-volt-sign',
  authorization: 'authorization',
  platform: 'x-volt-platform',
  risk: 'x-volt-risk',
  language: 'accept-language',
  idempotencyKey: 'x-volt-idempotency',
  ticket: 'x-volt-ticket',
  captcha: 'x-volt-captcha',
  /** Why staff change something, percent-encoded; noted in the audit trail. */
  reason: 'x-volt-reason',
  requestId: 'x-request-id',
} as const;

/**
 * Languages that the server answers in, as sent in the language header. The language changes texts alone, never codes, data
 * or shapes.
 */
export const languageCodes = ['zh-CN', 'en'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** Default language: for requests without one, or with an unknown one. */
export const defaultLanguage: LanguageCode = 'zh-CN';

/** Longest reason of a change, in characters. */
export const reasonLength = 200;

/** Length of the random nonce, drawn from A-Z, a-z and 0-9. */
export const nonceLength = 15;

/** A signature is refused when its timestamp is further than this from the server's clock, either way. */
export const signatureWindowMs = 5 * MINUTE_MS;

/** Platforms of the product, as sent in the platform header. */
export const platformCodes = [
  'MINI',
  'MINI_ALIPAY',
  'MINI_DOUYIN',
  'MINI_BAIDU',
  'WEB_MOBILE',
  'HarmonyOS',
  'APP',
] as const;

export type PlatformCode = (typeof platformCodes)[number];

/** The console of staff, which is none of the customers' platforms. */
export const consoleCode = 'CONSOLE';

/** Where a call comes from: a platform of the product, or the console of staff. */
export type CallerCode = PlatformCode | typeof consoleCode;
