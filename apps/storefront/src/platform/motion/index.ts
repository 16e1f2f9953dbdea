/** Mini-programs do not tell whether the customer wants less motion. */
export const wantsLessMotion = (): boolean => false;
