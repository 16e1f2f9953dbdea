import { type MouseEvent, useRef } from 'react';

/** Where a drag began. */
interface Start {
  pointerX: number;
  scrollLeft: number;
}

/** Lets a mouse drag a strip that fingers scroll already. Spread the result on the scrolling element. */
export function useDragScroll() {
  const start = useRef<Start | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      start.current = { pointerX: event.clientX, scrollLeft: event.currentTarget.scrollLeft };
      event.preventDefault();
    },
    onMouseMove: (event: MouseEvent<HTMLElement>) => {
      if (!start.current) return;
      event.currentTarget.scrollLeft = start.current.scrollLeft - (event.clientX - start.current.pointerX);
    },
    onMouseUp: end,
    onMouseLeave: end,
  };
}
