import { createHmac } from 'node:crypto';
import { randomToken } from '../../kernel/ids';
import type { Logger } from '../../kernel/log';
import { askJson } from '../http-json';
import { badCode, mainlandMobile, noPhoneCode, notAuthorized, platformFault } from './refusals';
import type { LoginAdapter } from './types';

/** The account service of the native car app. */
export interface AppAccountOptions {
  /** URL that exchanges a code. */
  url: string;
  /** Secret shared with that service. */
  secret: string;
}

/**
 * Codes that the native app passes to its web view. The request is signed: `x-app-sign` is the
 * HMAC-SHA256 (hex) of timestamp, nonce and body, separated by line breaks. Response: `{ "userId",
 * "mobile" }`, or `{ "error": "invalid_code" }`.
 */
export function createAppAccountLogin({ url, secret }: AppAccountOptions, log: Logger): LoginAdapter {
  async function personOf(code: string): Promise<Record<string, unknown>> {
    const [timestamp, nonce, body] = [String(Date.now()), randomToken(12), JSON.stringify({ code })];
    const sign = createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex');
    const person = await askJson(log, 'app', url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-app-timestamp': timestamp,
        'x-app-nonce': nonce,
        'x-app-sign': sign,
      },
      body,
    });
    if (person.error === 'invalid_code') throw badCode();
    if (typeof person.userId !== 'string' || person.userId === '')
      throw platformFault(log, 'app', 'code', person.error);
    return person;
  }
  return {
    sessionOf: async (code) => ({ openId: String((await personOf(code)).userId), sessionKey: null }),
    async mobileOf({ code }) {
      if (!code) throw noPhoneCode();
      const { mobile } = await personOf(code);
      if (!mobile) throw notAuthorized();
      return mainlandMobile(mobile);
    },
  };
}
