import { useLayoutEffect, useRef } from 'react';
import type { ScrollListProps } from './scroll-list-props';

/** A list that scrolls inside a sheet. */
export function ScrollList({ children, className, showId }: ScrollListProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    const child = showId ? list?.querySelector<HTMLElement>(`[id="${showId}"]`) : null;
    if (list && child) list.scrollTop = child.offsetTop - list.offsetTop - list.clientHeight / 3;
  }, [showId]);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
