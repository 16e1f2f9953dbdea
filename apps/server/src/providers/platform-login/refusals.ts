import { refuse } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';
import { platformLoginTexts } from './platform-login.texts';

const MAINLAND_MOBILE = /^1\d{10}$/;

/** The code is invalid, used or expired: the customer tries again. */
export const badCode = () => refuse('BAD_INPUT', { message: platformLoginTexts.badCode });
/** The button gave no result: the customer declined. */
export const notAuthorized = () => refuse('BAD_INPUT', { message: platformLoginTexts.notAuthorised });
/** The button gave no code: the platform's app is too old. */
export const noPhoneCode = () => refuse('BAD_INPUT', { message: platformLoginTexts.noPhoneCode });
/** The button's result cannot be decrypted: the session has expired. */
export const unreadablePhone = () => refuse('BAD_INPUT', { message: platformLoginTexts.unreadablePhone });

/**
 * Logs a platform error that the customer did not cause. @returns the PROVIDER_DOWN error to throw
 */
export function platformFault(log: Logger, service: string, call: string, code: unknown) {
  log.error({ service, call, code }, 'platform login refused');
  return refuse('PROVIDER_DOWN');
}

/** Accepts mainland China numbers only. @param country calling code, when the platform gives it */
export function mainlandMobile(mobile: unknown, country: unknown = '86'): string {
  const digits = String(mobile ?? '').replace(/^((\+|00)?86)?(?=1\d{10}$)/, '');
  if (!/^(\+|00)?86$/.test(String(country)) || !MAINLAND_MOBILE.test(digits))
    throw refuse('BAD_INPUT', { message: platformLoginTexts.mainland });
  return digits;
}
