import type { FeatureName } from '@voltfront/rules/remote-config/remote-config';
import { storage } from '../storage';

/** Features that the last remote configuration turned off for this platform and version. */
export const FEATURES_OFF_KEY = 'MALL_FEATURES_OFF';

/** Whether a feature was turned off from afar. Costs no request and next to no code, so any page may ask. */
export function isTurnedOff(name: FeatureName): boolean {
  const names = storage.get(FEATURES_OFF_KEY);
  return Array.isArray(names) && names.includes(name);
}
