import type { Logger } from '../../kernel/log';
import { askJson } from '../http-json';
import { decipher } from './decipher';
import { badCode, platformFault, unreadablePhone } from './refusals';
import { type Opener, openSessionPhone } from './session-phone';
import type { LoginAdapter, PlatformSession } from './types';

/** The Baidu mini-program. */
export interface BaiduOptions {
  appKey: string;
  appSecret: string;
  apiUrl: string;
}

/** Format: random bytes, the text's length in four bytes, the text, the app key. */
const RANDOM_BYTES = 16;
const TEXT_START = RANDOM_BYTES + 4;

/** Unpacks a decrypted text: it is valid only with our own app key. */
function openFramed(appKey: string): Opener {
  return (data, key, iv) => {
    const whole = decipher(data, key, Buffer.from(iv, 'base64'));
    const length = whole.length >= TEXT_START ? whole.readUInt32BE(RANDOM_BYTES) : 0;
    const text = whole.subarray(TEXT_START, TEXT_START + length);
    if (whole.subarray(TEXT_START + length).toString() !== appKey) throw unreadablePhone();
    return text.toString('utf8');
  };
}

/** Login codes of Baidu (`jscode2sessionkey`), and phone numbers encrypted with the session key. */
export function createBaiduLogin({ appKey, appSecret, apiUrl }: BaiduOptions, log: Logger): LoginAdapter {
  async function sessionOf(code: string): Promise<PlatformSession> {
    const answer = await askJson(log, 'baidu', `${apiUrl}/oauth/jscode2sessionkey`, {
      method: 'POST',
      body: new URLSearchParams({ code, client_id: appKey, sk: appSecret }),
    });
    const { openid, session_key: sessionKey } = answer;
    if (typeof openid === 'string' && openid !== '')
      return { openId: openid, sessionKey: typeof sessionKey === 'string' ? sessionKey : null };
    const isBadCode = /invalid_grant|code/i.test(`${answer.error ?? ''}${answer.error_description ?? ''}`);
    throw isBadCode ? badCode() : platformFault(log, 'baidu', 'jscode2sessionkey', answer.errno ?? answer.error);
  }
  return { sessionOf, mobileOf: (proof) => openSessionPhone(proof, appKey, sessionOf, openFramed(appKey)) };
}
