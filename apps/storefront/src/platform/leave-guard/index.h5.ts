import { useLayoutEffect, useRef } from 'react';
import { pageStack } from '../h5-runtime/page-stack';

/**
 * While active, asks before the page is left by going back.
 * @param ask true lets the customer go
 */
export function useLeaveGuard(isActive: boolean, _message: string, ask: () => Promise<boolean>): void {
  const latest = useRef(ask);
  latest.current = ask;
  // Before the change is on screen: whoever sees it may press back at once.
  useLayoutEffect(() => (isActive ? pageStack.guardLeaving(() => latest.current()) : undefined), [isActive]);
}
