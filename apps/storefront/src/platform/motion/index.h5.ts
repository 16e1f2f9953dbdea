/** Whether the customer prefers reduced motion; true in browsers that do not report it. */
export const wantsLessMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== false;
