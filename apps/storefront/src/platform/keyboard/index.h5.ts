import { useEffect, useState } from 'react';

/** Keyboards are higher than this (px); bars of the browser that come and go are not. */
const LEAST_PX = 120;

/** Height of the keyboard that covers the page, in px; 0 while there is none. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      const covered = window.innerHeight - view.height - view.offsetTop;
      setHeight(covered > LEAST_PX ? Math.round(covered) : 0);
    };
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, []);
  return height;
}

/** Puts the keyboard away. */
export function hideKeyboard(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
}
