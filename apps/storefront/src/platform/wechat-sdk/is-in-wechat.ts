/** A mini-program is no browser. */
export const isInWechat = (): boolean => false;
