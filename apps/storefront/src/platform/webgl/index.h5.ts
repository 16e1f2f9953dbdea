import type { GraphicsDevice } from './types';

export type { GraphicsDevice } from './types';

interface Hints {
  deviceMemory?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
}

let hasWebgl2: boolean | undefined;

/** Browsers keep few contexts alive: the one that answers the question is given back at once. */
function askForWebgl2(): boolean {
  if (typeof document === 'undefined') return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/**
 * What this device says about drawing in three dimensions.
 * @param hasConsent its memory is device data, read after consent alone
 */
export function graphicsDevice(hasConsent: boolean): GraphicsDevice {
  hasWebgl2 ??= askForWebgl2();
  const hints = navigator as Hints;
  const { connection } = hints;
  const memoryGb = hasConsent ? hints.deviceMemory : undefined;
  return { hasWebgl2, memoryGb, savesData: connection?.saveData, connection: connection?.effectiveType };
}
