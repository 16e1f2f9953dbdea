/** A browser has no agreement of its own. */
export function startPrivacy(_ask: () => Promise<boolean>): void {}

export const agreeButton = (_onAgree: () => void): object => ({});

export const hasPlatformPolicy = false;

export const openPlatformPolicy = async (): Promise<boolean> => false;
