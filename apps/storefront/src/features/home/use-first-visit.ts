import { useEffect } from 'react';
import { storage } from '@/platform/storage';
import { askConsent, hasConsent } from '@/session';

/** Set once the home page has asked on this device. */
const KEY = 'MALL_HOME_ASKED';

/** The first visit asks for consent; declining only closes the modal, and later visits do not ask again by themselves. */
export function useFirstVisit(): void {
  useEffect(() => {
    if (hasConsent() || storage.get(KEY) === true) return;
    storage.set(KEY, true);
    void askConsent();
  }, []);
}
