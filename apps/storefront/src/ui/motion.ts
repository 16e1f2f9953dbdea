/**
 * Times of the motion tokens in milliseconds, for code that waits until something has left the screen. `tokens.css` has
 * the same ones for everything that moves; a test compares both.
 */
export const MOTION_MS = { fast: 160, base: 240, page: 250, slow: 360 } as const;

/** Whether whoever looks at an element prefers reduced motion; false where nobody can tell (mini-programs). */
export const prefersStill = (element: HTMLElement | null): boolean =>
  element?.ownerDocument?.defaultView?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
