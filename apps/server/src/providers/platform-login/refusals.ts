import { refuse } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';
import { platformLoginTexts } from './platform-login.texts';

const MAINLAND_MOBILE = /^1\d{10}$/;

/** The code is wrong, used or too old: the customer tries again. */
export const badCode = () => refuse('BAD_INPUT', { message: platformLoginTexts.badCode });
/** The button gave nothing: the customer did not agree. */
export const notAuthorized = () => refuse('BAD_INPUT', { message: platformLoginTexts.notAuthorised });
/** The button gave no code: the platform's app is too old. */
export const noPhoneCode = () => refuse('BAD_INPUT', { message: platformLoginTexts.noPhoneCode });
/** What the button gave cannot be read: the session is over. */
export const unreadablePhone = () => refuse('BAD_INPUT', { message: platformLoginTexts.unreadablePhone });

/** Notes what a platform refused for reasons of ours. */
export function platformFault(log: Logger, service: string, call: string, code: unknown) {
  log.error({ service, call, code }, 'platform login refused');
  return refuse('PROVIDER_DOWN');
}

/** Takes numbers of the mainland only. @param country calling code, when the platform tells it */
export function mainlandMobile(mobile: unknown, country: unknown = '86'): string {
  const digits = String(mobile ?? '').replace(/^((\+|00)?86)?(?=1\d{10}$)/, '');
  if (!/^(\+|00)?86$/.test(String(country)) || !MAINLAND_MOBILE.test(digits))
    throw refuse('BAD_INPUT', { message: platformLoginTexts.mainland });
  return digits;
}
