import { useEffect, useState } from 'react';
import { MOTION_MS } from '../motion';

/** Keeps something mounted while it leaves: `isShown` until the leaving animation is over, `isLeaving` during it. */
export function usePresence(
  isOpen: boolean,
  leaveMs: number = MOTION_MS.base,
): { isShown: boolean; isLeaving: boolean } {
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  useEffect(() => {
    if (isOpen || !isShown) return undefined;
    const timer = setTimeout(() => setIsShown(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isOpen, isShown, leaveMs]);
  return { isShown: isOpen || isShown, isLeaving: isShown && !isOpen };
}
