import { useEffect, useState } from 'react';
import { loadRemoteConfig } from '@/platform/remote-config';
import { sortWebAddress, type WebAddress } from './web-address';

/**
 * The `src` of the web view page, sorted by the own hosts that count now: the list of an earlier start may be outdated.
 * Null until they are known. Pages of the own server, and what is refused in any case, wait for nothing.
 */
export function useWebAddress(src: string | undefined): WebAddress | null {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    let isGone = false;
    void loadRemoteConfig().then(() => {
      if (!isGone) setIsKnown(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const address = sortWebAddress(src);
  const dependsOnHosts = address.kind === 'foreign' || (address.kind === 'own' && !address.isServer);
  return dependsOnHosts && !isKnown ? null : address;
}
