/**
 * Times of the motion tokens in milliseconds, for code that waits until something has left the screen. `tokens.css` has
 * the same ones for everything that moves; a test compares both.
 */
export const MOTION_MS = { fast: 160, base: 240, page: 250, slow: 360 } as const;
