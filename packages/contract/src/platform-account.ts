import { z } from 'zod';
import { At } from './common';
import { defineEndpoints } from './define';

/** One-time code of a mini-program, of the messenger's browser or of the native app. */
export const PlatformCredential = z.string().min(1).max(512);

/** What a phone-number button gave; which fields depends on the platform. */
export const PhoneProof = z.object({
  /** WeChat: the button's own code. Douyin, Baidu: a login code fetched before the button was pressed. HarmonyOS, app: a code that covers the phone. */
  code: PlatformCredential.optional(),
  /** Alipay, Douyin and Baidu. */
  encryptedData: z.string().min(1).max(4096).optional(),
  /** Douyin and Baidu. */
  iv: z.string().min(1).max(64).optional(),
  /** Alipay: its signature over `encryptedData`. */
  sign: z.string().min(1).max(1024).optional(),
  /** Douyin and Baidu, instead of `code`: the ticket of the platform login, whose session key the server kept. */
  bindTicket: z.string().min(1).max(200).optional(),
});

export const platformAccount = defineEndpoints({
  'POST /api/appuser/v1/platform/openId/query': {
    summary:
      "Exchanges a platform's one-time code for the caller's own open id, as payments need it. In WeChat's browser the code is that of the official account.",
    auth: 'customer',
    rate: 'write',
    body: z.object({ code: PlatformCredential }),
    reply: z.object({ openId: z.string() }),
  },
  'POST /mpaccount/v1/platform/wechatGetPhone': {
    summary: 'Exchanges what a phone-number button gave for a ticket that proves the phone, once and for 10 minutes.',
    auth: 'public',
    rate: 'write',
    body: PhoneProof,
    reply: z.object({ maskedMobile: z.string(), phoneTicket: z.string() }),
  },
  'POST /api/mpaccount/v1/account/isBindedWechat': {
    summary: "Whether the account has WeChat's mini-program bound, and which other platforms.",
    auth: 'customer',
    reply: z.object({ isBinded: z.boolean(), platforms: z.array(z.string()) }),
  },
  'POST /api/mpaccount/v1/account/platform/bind': {
    summary:
      "Binds the platform that the caller is on to their account. Refused (4090204) when it is another account's.",
    auth: 'customer',
    rate: 'write',
    body: z.object({ code: PlatformCredential }),
    reply: z.object({ platforms: z.array(z.string()) }),
  },
  'POST /api/appuser/v1/platform/pub/wechatGZHJSSDKSign/query': {
    summary: "Signature for WeChat's web SDK on a page of an own host; the fragment of the address does not count.",
    auth: 'public',
    rate: 'write',
    body: z.object({ url: z.url().max(2000) }),
    reply: z.object({ appId: z.string(), timestamp: z.int(), nonceStr: z.string(), signature: z.string() }),
  },
  'GET /api/appuser/v1/platform/pub/wechatGZHAuthorize': {
    summary:
      "Where WeChat's browser asks for the code of openId/query; the answer comes back to `url`, a page of an own host.",
    auth: 'public',
    rate: 'write',
    query: z.object({ url: z.url().max(2000), state: z.string().regex(/^[\w-]{1,64}$/) }),
    reply: z.object({ address: z.string() }),
  },
  'GET /api/mpaccount/v1/platform/getUrlscheme': {
    summary: 'Address that opens the mini-program at one of its pages, from a browser, a text message or a mail.',
    auth: 'public',
    rate: 'write',
    query: z.object({
      /** A route of the app. */
      path: z.string().min(1).max(128),
      /** `a=1&b=2`, without question mark. */
      query: z.string().max(512).default(''),
    }),
    reply: z.object({ scheme: z.string(), expiresAt: At }),
  },
});
