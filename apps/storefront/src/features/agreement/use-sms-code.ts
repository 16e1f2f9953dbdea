import { t } from '@lingui/core/macro';
import { SMS_DAILY_LIMIT, SMS_TOO_SOON } from '@voltfront/contract/error-codes';
import { HOUR_S, MINUTE_S } from '@voltfront/rules/time';
import { useState } from 'react';
import { ApiError, api, isRefusal } from '@/api';
import { toast, useCountdown } from '@/ui';

/** Pause (s) before the next code where the server names none. */
const FALLBACK_WAIT_S = 60;

function waitOf(error: ApiError): number {
  const seconds = (error.data as { resendAfterS?: unknown } | null)?.resendAfterS;
  return typeof seconds === 'number' ? seconds : FALLBACK_WAIT_S;
}

/** Sends codes for signing to a phone, with the pause until the next one. */
export function useSmsCode() {
  const [resendAt, setResendAt] = useState(0);
  const [isSending, setSending] = useState(false);
  const left = useCountdown(resendAt, Date.now);
  const waitS = left.hours * HOUR_S + left.minutes * MINUTE_S + left.seconds;

  /** True when a code is on its way. A code for something else, such as the login, delays it too: `waitS` says how long. */
  const send = async (mobile: string): Promise<boolean> => {
    setSending(true);
    try {
      const reply = await api('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene: 'sign' } });
      setResendAt(Date.now() + reply.resendAfterS * 1000);
      toast(t`验证码已发送`);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isRefusal(error, SMS_TOO_SOON)) setResendAt(Date.now() + waitOf(error) * 1000);
      if (isRefusal(error, SMS_TOO_SOON, SMS_DAILY_LIMIT)) toast(error.message);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, waitS };
}
