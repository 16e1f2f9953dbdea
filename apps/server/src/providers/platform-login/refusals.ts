import { refuse } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';

const MAINLAND_MOBILE = /^1\d{10}$/;

/** The code is wrong, used or too old: the customer tries again. */
export const badCode = () => refuse('BAD_INPUT', { message: '登录凭证无效，请重试' });
/** The button gave nothing: the customer did not agree. */
export const notAuthorized = () => refuse('BAD_INPUT', { message: '需要您的授权才能继续操作' });
/** The button gave no code: the platform's app is too old. */
export const noPhoneCode = () => refuse('BAD_INPUT', { message: '请采用手机号登录或升级微信版本后再尝试' });
/** What the button gave cannot be read: the session is over. */
export const unreadablePhone = () => refuse('BAD_INPUT', { message: '手机号授权已过期，请重试' });

/** Notes what a platform refused for reasons of ours. */
export function platformFault(log: Logger, service: string, call: string, code: unknown) {
  log.error({ service, call, code }, 'platform login refused');
  return refuse('PROVIDER_DOWN');
}

/** Takes numbers of the mainland only. @param country calling code, when the platform tells it */
export function mainlandMobile(mobile: unknown, country: unknown = '86'): string {
  const digits = String(mobile ?? '').replace(/^((\+|00)?86)?(?=1\d{10}$)/, '');
  if (!/^(\+|00)?86$/.test(String(country)) || !MAINLAND_MOBILE.test(digits))
    throw refuse('BAD_INPUT', { message: '请采用中国大陆手机号登录' });
  return digits;
}
