import { useEffect, useRef } from 'react';

/** Runs once when the element with this id becomes visible, immediately if it already is. Not while inactive. */
export function useInView(id: string, isActive: boolean, onView: () => void): void {
  const latest = useRef(onView);
  latest.current = onView;
  useEffect(() => {
    const element = isActive ? document.getElementById(id) : null;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isActive]);
}
