import { useEffect, useState } from 'react';
import { MOTION_MS } from '@/ui';
import type { PageStatus } from './page-query';

/**
 * True for a moment when content replaces a loading view, so that it can fade in. Content that was there from
 * the first render, such as a first screen from the server, never fades.
 */
export function useEntrance(status: PageStatus): boolean {
  const [seen, setSeen] = useState(status);
  const [isEntering, setEntering] = useState(false);
  if (seen !== status) {
    setSeen(status);
    setEntering(seen === 'loading' && status === 'ready');
  }
  useEffect(() => {
    if (!isEntering) return undefined;
    const timer = setTimeout(() => setEntering(false), MOTION_MS.base);
    return () => clearTimeout(timer);
  }, [isEntering]);
  return isEntering;
}
