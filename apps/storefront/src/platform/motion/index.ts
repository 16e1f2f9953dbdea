/** Mini-programs do not report a preference for reduced motion. */
export const wantsLessMotion = (): boolean => false;
