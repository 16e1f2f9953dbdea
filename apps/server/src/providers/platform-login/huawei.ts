import type { Logger } from '../../kernel/log';
import { askJson } from '../http-json';
import { badCode, mainlandMobile, noPhoneCode, notAuthorized, platformFault } from './refusals';
import type { LoginAdapter } from './types';

/** The app's registration with Huawei's account service. */
export interface HuaweiOptions {
  clientId: string;
  clientSecret: string;
  /** Origin that issues tokens. */
  oauthUrl: string;
  /** Origin with the account data. */
  accountUrl: string;
}

/** Error code for a login code that is invalid, used or expired. */
const BAD_CODE = 1101;
const BAD_CODE_REASONS = new Set([20155, 20156, 20157]);

/**
 * Codes of Huawei accounts: exchanged for a token, which gives the open id and, if the code's scope
 * covers it, the phone number.
 */
export function createHuaweiLogin(options: HuaweiOptions, log: Logger): LoginAdapter {
  const post = (url: string, fields: Record<string, string>) =>
    askJson(log, 'huawei', url, { method: 'POST', body: new URLSearchParams(fields) });

  async function personOf(code: string): Promise<Record<string, unknown>> {
    const given = await post(`${options.oauthUrl}/oauth2/v3/token`, {
      grant_type: 'authorization_code',
      client_id: options.clientId,
      client_secret: options.clientSecret,
      code,
    });
    if (typeof given.access_token !== 'string') {
      const isBadCode = given.error === BAD_CODE && BAD_CODE_REASONS.has(Number(given.sub_error));
      throw isBadCode ? badCode() : platformFault(log, 'huawei', 'token', given.sub_error ?? given.error);
    }
    const person = await post(`${options.accountUrl}/rest.php?nsp_svc=GOpen.User.getInfo`, {
      access_token: given.access_token,
    });
    if (typeof person.openID !== 'string') throw platformFault(log, 'huawei', 'getInfo', person.error);
    return person;
  }

  return {
    sessionOf: async (code) => ({ openId: String((await personOf(code)).openID), sessionKey: null }),
    async mobileOf({ code }) {
      if (!code) throw noPhoneCode();
      const person = await personOf(code);
      const mobile = person.purePhoneNumber ?? person.mobileNumber;
      if (!mobile) throw notAuthorized();
      return mainlandMobile(mobile, person.phoneCountryCode ?? '86');
    },
  };
}
