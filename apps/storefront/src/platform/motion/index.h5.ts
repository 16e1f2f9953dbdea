/** Whether the customer wants less motion. Browsers that cannot tell get none. */
export const wantsLessMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== false;
