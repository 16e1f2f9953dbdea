import { t } from '@lingui/core/macro';
import { CAPTCHA_PAUSED, SMS_DAILY_LIMIT, SMS_TOO_SOON } from '@voltfront/contract/error-codes';
import { type ApiError, api, hasCode } from '@/api';
import { type PendingLogin, stored } from '@/session';
import { toast } from '@/ui';

/** Seconds to wait when the server refuses a code that was asked for too soon. */
const FALLBACK_WAIT_S = 60;

type Target = Pick<PendingLogin, 'mobile' | 'bindTicket'>;

function keep(target: Target, waitS: number, isLimitReached = false): PendingLogin {
  const pending = { ...target, resendAt: Date.now() + waitS * 1000, isLimitReached };
  stored.set('PENDING_LOGIN', pending);
  return pending;
}

function waitOf(error: ApiError): number {
  const waitS = (error.data as { resendAfterS?: unknown } | null)?.resendAfterS;
  return typeof waitS === 'number' ? waitS : FALLBACK_WAIT_S;
}

/**
 * Sends a code and remembers the phone for the code page. Resolves with the pending login also when a code sent
 * shortly before is still on its way, or the day's codes are used up; with null when none could be sent.
 */
export async function sendLoginCode(target: Target): Promise<PendingLogin | null> {
  const scene = target.bindTicket ? 'bind' : 'login';
  try {
    const query = { mobile: target.mobile, scene } as const;
    const { resendAfterS } = await api('GET /api/appuser/v1/user/pub/sms/authCode', { query });
    return keep(target, resendAfterS);
  } catch (error) {
    if (hasCode(error, SMS_TOO_SOON)) return keep(target, waitOf(error));
    if (hasCode(error, SMS_DAILY_LIMIT)) return keep(target, FALLBACK_WAIT_S, true);
    if (hasCode(error, CAPTCHA_PAUSED)) toast(t`失败次数过多，请10分钟后再试`);
    return null;
  }
}
