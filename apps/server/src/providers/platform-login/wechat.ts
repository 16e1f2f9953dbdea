import { refuse } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';
import { askJson } from '../http-json';
import type { PlatformLogin } from './types';

/** Identity of the mini-program. */
export interface WechatOptions {
  appId: string;
  appSecret: string;
  /** Origin of the platform's API. */
  apiUrl: string;
}

/** Answers that say the code is wrong, used or too old: the customer tries again. */
const BAD_CODES = new Set([40029, 40163, 41008]);
/** Answers that say our access token is no longer good. */
const STALE_TOKEN = new Set([40001, 40014, 42001]);
/** An access token is renewed so long before its end. */
const RENEW_EARLY_MS = 300_000;
const MAINLAND_MOBILE = /^1\d{10}$/;

/**
 * Login codes and phone numbers of the WeChat mini-program (`jscode2session`, `getuserphonenumber`).
 * The access token is the platform's stable one, which several processes get alike.
 */
export function createWechatLogin(options: WechatOptions, log: Logger): Pick<PlatformLogin, 'openIdOf' | 'mobileOf'> {
  const { appId, appSecret, apiUrl } = options;
  let token: { value: string; endsAt: number } | null = null;

  function fail(call: string, errcode: unknown): never {
    if (BAD_CODES.has(Number(errcode))) throw refuse('BAD_INPUT', { message: '登录凭证无效，请重试' });
    log.error({ service: 'wechat', call, errcode }, 'platform login refused');
    throw refuse('PROVIDER_DOWN');
  }

  const post = (path: string, body: unknown) =>
    askJson(log, 'wechat', `${apiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function accessToken(): Promise<string> {
    if (token && token.endsAt > Date.now()) return token.value;
    const body = { grant_type: 'client_credential', appid: appId, secret: appSecret };
    const answer = await post('/cgi-bin/stable_token', body);
    if (typeof answer.access_token !== 'string') fail('stable_token', answer.errcode);
    token = { value: answer.access_token, endsAt: Date.now() + Number(answer.expires_in) * 1000 - RENEW_EARLY_MS };
    return token.value;
  }

  async function phoneOf(code: string, isRetry = false): Promise<Record<string, unknown>> {
    const value = encodeURIComponent(await accessToken());
    const answer = await post(`/wxa/business/getuserphonenumber?access_token=${value}`, { code });
    if (!STALE_TOKEN.has(Number(answer.errcode)) || isRetry) return answer;
    token = null;
    return phoneOf(code, true);
  }

  return {
    async openIdOf(_platform, code) {
      const fields = { appid: appId, secret: appSecret, js_code: code, grant_type: 'authorization_code' };
      const answer = await askJson(log, 'wechat', `${apiUrl}/sns/jscode2session?${new URLSearchParams(fields)}`);
      if (typeof answer.openid !== 'string' || answer.openid === '') fail('jscode2session', answer.errcode);
      return answer.openid;
    },
    async mobileOf(_platform, code) {
      const answer = await phoneOf(code);
      const info = answer.phone_info as { purePhoneNumber?: unknown; countryCode?: unknown } | undefined;
      if (answer.errcode !== 0 || !info) fail('getuserphonenumber', answer.errcode);
      const mobile = String(info.purePhoneNumber);
      if (String(info.countryCode) !== '86' || !MAINLAND_MOBILE.test(mobile))
        throw refuse('BAD_INPUT', { message: '请采用中国大陆手机号登录' });
      return mobile;
    },
  };
}
