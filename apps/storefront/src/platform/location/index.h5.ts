import { isInContainer } from '../container';
import { LOCATE_TIMEOUT_MS, type LocateResult, POSITION_FRESH_MS } from './types';

export type { LocateResult, Position } from './types';

/** Browser's error code when the position is denied. */
const PERMISSION_DENIED = 1;

/** Asks for the device's position; the browser, or the native car app, may ask the customer. Needs the consent to device data. */
export async function locate(): Promise<LocateResult> {
  if (isInContainer()) {
    const { locateByApp } = await import('./locate.container');
    const answer = await locateByApp();
    if (answer !== null) return answer;
  }
  if (!('geolocation' in navigator)) return 'unavailable';
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: LOCATE_TIMEOUT_MS, maximumAge: POSITION_FRESH_MS },
    );
  });
}

/** Whether the position is available without a permission dialog. */
export async function canLocateSilently(): Promise<boolean> {
  const status = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  return status?.state === 'granted';
}
