import { createVerify } from 'node:crypto';
import { SECOND_MS } from '@voltfront/rules/time';
import { AlipaySdk } from 'alipay-sdk';
import type { Logger } from '../../kernel/log';
import { decipher, readSealed } from './decipher';
import { badCode, mainlandMobile, notAuthorized, platformFault, unreadablePhone } from './refusals';
import type { LoginAdapter } from './types';

/** The Alipay mini-program. */
export interface AlipayLoginOptions {
  appId: string;
  /** Our private key, PKCS#8 in PEM. */
  privateKey: string;
  /** Alipay's public key, in PEM. */
  publicKey: string;
  /** Key of the content encryption, in base64. */
  aesKey: string;
  /** URL of the gateway. */
  apiUrl: string;
}

const TIMEOUT_MS = 5 * SECOND_MS;
const METHOD = 'alipay.system.oauth.token';
const FIELD = 'alipay_system_oauth_token_response';
const NO_IV = Buffer.alloc(16);
/** Errors that mean that the code is invalid, used or expired. */
const BAD_CODE = /code-(is-)?invalid|invalid-auth-code/i;

/**
 * Login codes of Alipay (`alipay.system.oauth.token`), and phone numbers encrypted with the app's
 * own key and signed by Alipay.
 */
export function createAlipayLogin(options: AlipayLoginOptions, log: Logger): LoginAdapter {
  const { appId, privateKey, publicKey: alipayPublicKey, aesKey, apiUrl: gateway } = options;
  const sdk = new AlipaySdk({ appId, privateKey, keyType: 'PKCS8', alipayPublicKey, gateway });

  const isSigned = (text: string, sign: string) =>
    createVerify('RSA-SHA256').update(`"${text}"`, 'utf8').verify(alipayPublicKey, sign, 'base64');

  function parse(raw: string): Record<string, unknown> {
    try {
      return readSealed(raw);
    } catch {
      throw platformFault(log, 'alipay', METHOD, 'no JSON');
    }
  }

  /** The signature of an error response is not verified: forging one gains nothing. */
  async function ask(code: string): Promise<Record<string, unknown>> {
    const raw = await fetchText(`${gateway}?${sdk.sdkExecute(METHOD, { grantType: 'authorization_code', code })}`, log);
    const { sign, error_response: refusal, [FIELD]: data } = parse(raw);
    const answer = (data ?? refusal ?? {}) as Record<string, unknown>;
    if (answer.sub_code === undefined && !isAnswerSigned(raw, sign))
      throw platformFault(log, 'alipay', METHOD, 'signature');
    return answer;
  }

  function isAnswerSigned(raw: string, sign: unknown): boolean {
    try {
      sdk.checkResponseSign(raw, FIELD, String(sign), '');
      return true;
    } catch {
      return false;
    }
  }

  return {
    async sessionOf(code) {
      const answer = await ask(code);
      const openId = answer.open_id ?? answer.user_id;
      if (typeof openId === 'string' && openId !== '') return { openId, sessionKey: null };
      const reason = `${answer.sub_code ?? ''}`;
      throw BAD_CODE.test(reason) ? badCode() : platformFault(log, 'alipay', METHOD, answer.sub_code ?? answer.code);
    },
    async mobileOf({ encryptedData, sign }) {
      if (!encryptedData || !sign) throw notAuthorized();
      if (!isSigned(encryptedData, sign)) throw unreadablePhone();
      const fields = readSealed(decipher(encryptedData, aesKey, NO_IV).toString('utf8'));
      if (fields.code !== '10000') throw notAuthorized();
      return mainlandMobile(fields.mobile);
    },
  };
}

/** The raw response body, over which the signature is made. @throws PROVIDER_DOWN */
async function fetchText(address: string, log: Logger): Promise<string> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return await answer.text();
  } catch (error) {
    throw platformFault(log, 'alipay', METHOD, (error as Error).name);
  }
}
