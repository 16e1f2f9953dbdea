import { isTurnedOff } from '@/platform/remote-config/switches';
import { type GraphicsDevice, graphicsDevice } from '@/platform/webgl';
import { hasConsent } from '@/session';

/** Phones with less memory (GB) lose pages to it. */
const LEAST_MEMORY_GB = 4;
const SLOW = /^(slow-2g|2g|3g)$/;

/** Whether a device is up to the 3D view: WebGL 2, enough memory and a connection that does not mind 1.5 MB. */
export function isFitFor3d({ hasWebgl2, memoryGb, savesData, connection }: GraphicsDevice): boolean {
  if (!hasWebgl2 || savesData) return false;
  return (memoryGb ?? LEAST_MEMORY_GB) >= LEAST_MEMORY_GB && !SLOW.test(connection ?? '');
}

/** Whether this device can show `Car3d` as more than a picture. False in every mini-program and outside a browser. */
export const canShow3d = (): boolean => !isTurnedOff('car3d') && isFitFor3d(graphicsDevice(hasConsent()));
