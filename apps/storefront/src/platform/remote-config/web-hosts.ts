import { brand } from '@voltfront/brand';
import { storage } from '../storage';

/** Origins that the last remote configuration named. */
export const WEB_HOSTS_KEY = 'MALL_WEB_HOSTS';

/** Origins whose pages open inside the app. Costs no request and next to no code, so any page may ask. */
export function webHosts(): readonly string[] {
  const kept = storage.get(WEB_HOSTS_KEY);
  return Array.isArray(kept) ? kept : Object.values(brand.hosts);
}
