import { ApiError, api, isTold } from '@/api';
import { toast } from '@/ui';

/** What the code is for. */
type Scene = 'change' | 'cancel' | 'refund' | 'form';

/** Shows why a call failed, unless the call has. */
export function tell(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (!isTold(error)) toast(error.message);
}

/** Sends a code to a phone; false when none went out, and the person has read why. */
export async function sendCode(mobile: string, scene: Scene): Promise<boolean> {
  try {
    await api('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene } });
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}

/** Sends a code to the phone of the account. */
export async function sendOwnCode(scene: Scene): Promise<boolean> {
  const own = await api('GET /api/appuser/v1/user/mobile').catch(() => null);
  return own?.mobile ? sendCode(own.mobile, scene) : false;
}
