import { createHash } from 'node:crypto';
import { refuse } from '../../kernel/errors';
import type { PlatformLogin } from './types';

const PHONE_CODE = /^phone-(1\d{10})$/;

/**
 * Stand-in for the platforms: the same login code always means the same person, and `phone-13800000001` is the code of
 * a phone-number button. Codes that begin with `bad` are unknown.
 */
export function createEmbeddedPlatformLogin(): PlatformLogin {
  return {
    async openIdOf(platform, code) {
      if (code.startsWith('bad')) throw refuse('BAD_INPUT', { message: '登录凭证无效，请重试' });
      return `o${createHash('sha256').update(`${platform}:${code}`).digest('base64url').slice(0, 27)}`;
    },
    async mobileOf(_platform, code) {
      const mobile = PHONE_CODE.exec(code)?.[1];
      if (!mobile) throw refuse('BAD_INPUT', { message: '请采用手机号登录或升级微信版本后再尝试' });
      return mobile;
    },
  };
}
