import type { PhoneAnswer } from './types';

export type { PhoneAnswer, PhoneProof } from './types';

/** Browsers know no phone number. */
export const hasPhoneButton = false;

export const phoneButton = (_onAnswer: (answer: PhoneAnswer) => void): object => ({});
