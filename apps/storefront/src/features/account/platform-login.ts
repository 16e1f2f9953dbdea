import { t } from '@lingui/core/macro';
import { api } from '@/api';
import { navigate, returnAfterLogin } from '@/navigation';
import { platformLoginCode } from '@/platform/login';
import type { PhoneProof } from '@/platform/phone-number';
import { login, shareCode, stored } from '@/session';
import { toast } from '@/ui';

/** Ticket of a platform account without phone, while its owner types the phone. */
export interface NeedsMobile {
  bindTicket: string;
}

/**
 * Logs in with the platform's own account. Resolves with a bind ticket when the account has no phone yet, else null;
 * refusals of the customer show the toast of the specification.
 * @param refusal words of that toast
 */
export async function loginByPlatform(refusal = t`需要您的授权才能登录`): Promise<NeedsMobile | null> {
  const code = await platformLoginCode();
  if (!code) {
    toast(refusal);
    return null;
  }
  const body = { code, ...(shareCode() ? { shareCode: shareCode() } : {}) };
  const reply = await api('POST /api/appuser/v1/user/pub/login/platform', { body, loading: true });
  if (reply.kind === 'needsMobile') return { bindTicket: reply.bindTicket };
  finishLogin(reply.token, reply.userInfo);
  return null;
}

/** Binds the phone that the platform proves to its account, and logs in. */
export async function bindPlatformPhone(bindTicket: string, given: PhoneProof): Promise<void> {
  const proof = given.iv ? { ...given, bindTicket } : given;
  const { phoneTicket } = await api('POST /mpaccount/v1/platform/wechatGetPhone', { body: proof, loading: true });
  const body = { bindTicket, phoneTicket };
  const reply = await api('POST /api/appuser/v1/user/pub/login/mobile/bind', { body, loading: true });
  finishLogin(reply.token, reply.userInfo);
}

/** Keeps the session and opens the stored page. */
export function finishLogin(...[token, userInfo]: Parameters<typeof login>): void {
  stored.remove('PENDING_LOGIN');
  login(token, userInfo);
  returnAfterLogin();
}

/** Goes to the code page for the phone that a code was just sent to. */
export const openCodePage = (): void => navigate('/pages/login/code');
