import { createHash } from 'node:crypto';
import type { PlatformCode } from '@voltfront/contract/headers';
import { badCode, noPhoneCode } from './refusals';
import type { LoginAdapter } from './types';

const PHONE_CODE = /^phone-(1\d{10})$/;

/**
 * Simulated platform: the same login code always gives the same person, and `phone-13800000001` is
 * the result of a phone-number button, as its code or as its encrypted data. Codes that begin with
 * `bad` are invalid.
 */
export function createEmbeddedLogin(platform: PlatformCode): LoginAdapter {
  return {
    async sessionOf(code) {
      if (code.startsWith('bad')) throw badCode();
      const digest = createHash('sha256').update(`${platform}:${code}`).digest('base64url');
      return { openId: `o${digest.slice(0, 27)}`, sessionKey: `session-${digest.slice(27)}` };
    },
    async mobileOf({ code = '', encryptedData = '' }) {
      const mobile = PHONE_CODE.exec(encryptedData)?.[1] ?? PHONE_CODE.exec(code)?.[1];
      if (!mobile) throw noPhoneCode();
      return mobile;
    },
  };
}
