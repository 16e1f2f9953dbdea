import { createVerify } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import type { Logger } from '../../kernel/log';
import { decipher, readSealed } from './decipher';
import { badCode, mainlandMobile, notAuthorized, platformFault, unreadablePhone } from './refusals';
import type { LoginAdapter } from './types';

/** The Alipay mini-program. */
export interface AlipayLoginOptions {
  appId: string;
  /** PKCS#8 in PEM. */
  privateKey: string;
  /** The platform's, in PEM. */
  publicKey: string;
  /** Key of the content encryption, in base64. */
  aesKey: string;
  /** Gateway. */
  apiUrl: string;
}

const TIMEOUT_MS = 5000;
const NO_IV = Buffer.alloc(16);
/** Refusals that say the code is wrong, used or too old. */
const BAD_CODE = /invalid-auth-code|auth-code-invalid|code-is-invalid/i;

/** Login codes of Alipay (`alipay.system.oauth.token`), and phones sealed with the app's own key and signed by Alipay. */
export function createAlipayLogin(options: AlipayLoginOptions, log: Logger): LoginAdapter {
  const { appId, privateKey, publicKey: alipayPublicKey, aesKey, apiUrl: gateway } = options;
  const sdk = new AlipaySdk({ appId, privateKey, keyType: 'PKCS8', alipayPublicKey, gateway, timeout: TIMEOUT_MS });

  const isSigned = (text: string, sign: string) =>
    createVerify('RSA-SHA256').update(`"${text}"`, 'utf8').verify(alipayPublicKey, sign, 'base64');

  async function ask(code: string): Promise<Record<string, unknown>> {
    const fields = { grantType: 'authorization_code', code };
    return sdk.exec('alipay.system.oauth.token', fields, { validateSign: true }).catch((error: Error) => {
      throw platformFault(log, 'alipay', 'alipay.system.oauth.token', error.name);
    });
  }

  return {
    async sessionOf(code) {
      const answer = await ask(code);
      const openId = answer.openId ?? answer.userId;
      if (typeof openId === 'string' && openId !== '') return { openId, sessionKey: null };
      const reason = `${answer.subCode ?? ''}`;
      throw BAD_CODE.test(reason)
        ? badCode()
        : platformFault(log, 'alipay', 'oauth.token', answer.subCode ?? answer.code);
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
