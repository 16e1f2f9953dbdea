import Taro from '@tarojs/taro';
import { buildPlatform } from '../environment';
import { readHost } from '../host';

/** Id of the button that agrees; WeChat requires the id of the tapped one. */
const AGREE_BUTTON = 'agree-privacy';

/** Hosts that know nothing of the agreement send no event of it: a tap counts after this time (ms). */
const EVENT_WAIT_MS = 300;

/** Answer to the platform: how the customer decided. */
type Decide = (decision: { event: 'exposureAuthorization' | 'agree' | 'disagree'; buttonId?: string }) => void;

/** `onNeedPrivacyAuthorization`, which not every platform has. */
type AskingHost = { onNeedPrivacyAuthorization?: (handle: (decide: Decide) => void) => void };

/**
 * Lets the platform ask through the app: before a call of it that touches personal data, `ask` opens the consent modal
 * and resolves with the answer. Platforms without this ask by dialogs of their own.
 */
export function startPrivacy(ask: () => Promise<boolean>): void {
  readHost(() =>
    (Taro as AskingHost).onNeedPrivacyAuthorization?.((decide) => {
      decide({ event: 'exposureAuthorization' });
      void ask().then((isAgreed) =>
        decide(isAgreed ? { event: 'agree', buttonId: AGREE_BUTTON } : { event: 'disagree' }),
      );
    }),
  );
}

let timer: ReturnType<typeof setTimeout> | undefined;
let agreedAt = 0;

/** Props for the button by which the customer agrees: on WeChat the platform records the agreement by them. */
export function agreeButton(onAgree: () => void): object {
  if (buildPlatform !== 'weapp') return {};
  const agree = () => {
    clearTimeout(timer);
    // The tap and the event of one touch come in either order.
    if (Date.now() - agreedAt < 2 * EVENT_WAIT_MS) return;
    agreedAt = Date.now();
    onAgree();
  };
  return {
    id: AGREE_BUTTON,
    openType: 'agreePrivacyAuthorization',
    onAgreePrivacyAuthorization: agree,
    onClick: () => {
      timer = setTimeout(agree, EVENT_WAIT_MS);
    },
  };
}

/** Whether the platform shows its own text of how this mini-program handles privacy. */
export const hasPlatformPolicy = buildPlatform === 'weapp';

/** Opens that text; false when the host has none. */
export const openPlatformPolicy = (): Promise<boolean> =>
  new Promise((resolve) => {
    const wx = Taro as { openPrivacyContract?: (options: { success: () => void; fail: () => void }) => void };
    if (!wx.openPrivacyContract) return resolve(false);
    wx.openPrivacyContract({ success: () => resolve(true), fail: () => resolve(false) });
  });
