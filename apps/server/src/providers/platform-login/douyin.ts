import type { Logger } from '../../kernel/log';
import { askJson } from '../http-json';
import { badCode, platformFault } from './refusals';
import { openSessionPhone } from './session-phone';
import type { LoginAdapter, PlatformSession } from './types';

/** The Douyin mini-program. */
export interface DouyinOptions {
  appId: string;
  appSecret: string;
  apiUrl: string;
}

/** Error codes that mean that the login code is invalid or used. */
const BAD_CODES = new Set([40018, 40019, 28001005, 28001006]);

/**
 * Login codes of Douyin (`jscode2session` v2), and phone numbers encrypted with the session key.
 */
export function createDouyinLogin({ appId, appSecret, apiUrl }: DouyinOptions, log: Logger): LoginAdapter {
  async function sessionOf(code: string): Promise<PlatformSession> {
    const answer = await askJson(log, 'douyin', `${apiUrl}/api/apps/v2/jscode2session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ appid: appId, secret: appSecret, code }),
    });
    const data = (answer.data ?? {}) as { openid?: unknown; session_key?: unknown };
    if (answer.err_no === 0 && typeof data.openid === 'string' && data.openid !== '')
      return { openId: data.openid, sessionKey: typeof data.session_key === 'string' ? data.session_key : null };
    throw BAD_CODES.has(Number(answer.err_no))
      ? badCode()
      : platformFault(log, 'douyin', 'jscode2session', answer.err_no);
  }
  return { sessionOf, mobileOf: (proof) => openSessionPhone(proof, appId, sessionOf) };
}
