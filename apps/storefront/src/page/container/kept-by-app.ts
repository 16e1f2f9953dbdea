import { callApp } from '@/platform/bridge';
import {
  type Appearance,
  chooseAppearance,
  hasConsent,
  isAppearance,
  stored,
  watchAppearance,
  watchConsent,
} from '@/session';

const KEY = 'MALL_APPEARANCE';
const ignore = () => undefined;

/** Takes the choice over from the app where the web view's storage has none, else gives it to the app. */
async function align(): Promise<void> {
  const own = stored.get('APPEARANCE');
  if (isAppearance(own)) return keep(own);
  const { value } = await callApp('storage.get', { key: KEY });
  if (isAppearance(value)) chooseAppearance(value);
}

async function keep(value: Appearance): Promise<void> {
  if (hasConsent()) await callApp('storage.set', { key: KEY, value });
}

/**
 * Keeps in the native app what the customer chose and a web view may lose, which systems empty after some time: light or
 * dark. After the consent alone, and gone with it; who is logged in is the app's own anyway. An app that cannot is let be.
 */
export function keepInApp(): void {
  if (hasConsent()) void align().catch(ignore);
  watchConsent((now, before) => {
    if (now.isAccepted === before.isAccepted) return;
    void (now.isAccepted ? align() : callApp('storage.remove', { key: KEY })).catch(ignore);
  });
  watchAppearance((choice) => void keep(choice).catch(ignore));
}
