import { api } from '@/api';
import { isInWechat } from '@/platform/wechat-sdk/is-in-wechat';
import { getSession, hasConsent, watchConsent } from '@/session';

const SIGN = 'POST /api/appuser/v1/platform/pub/wechatGZHJSSDKSign/query';

async function start(): Promise<void> {
  const { startWechat } = await import('@/platform/wechat-sdk');
  startWechat({
    sign: (url) => api(SIGN, { body: { url }, silent: true }),
    shareCode: () => getSession().user?.userId,
  });
}

/** In the messenger's browser: cards of our own for what is passed on, as soon as the customer agreed. */
export function startMessenger(): void {
  if (!isInWechat()) return;
  const begin = () => void start().catch(() => undefined);
  if (hasConsent()) {
    begin();
    return;
  }
  const stop = watchConsent(({ isAccepted }) => {
    if (!isAccepted) return;
    stop();
    begin();
  });
}
