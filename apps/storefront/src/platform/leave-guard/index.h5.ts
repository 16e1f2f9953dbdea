import { useEffect, useRef } from 'react';
import { pageStack } from '../h5-runtime/page-stack';

/**
 * While active, asks before the page is left by going back.
 * @param ask true lets the customer go
 */
export function useLeaveGuard(isActive: boolean, _message: string, ask: () => Promise<boolean>): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => (isActive ? pageStack.guardLeaving(() => latest.current()) : undefined), [isActive]);
}
