import type { CaptchaOutcome, CaptchaScript } from './types';

export type { CaptchaOutcome, CaptchaProof } from './types';

/** Mini-programs run no scripts of others: the server's own puzzles do it. */
export const canRunCaptcha = false;

export const runCaptcha = (_script: CaptchaScript): Promise<CaptchaOutcome> => Promise.resolve('failed');
