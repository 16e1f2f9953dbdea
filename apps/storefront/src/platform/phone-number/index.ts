import { buildPlatform } from '../environment';
import { readAnswer } from './read-answer';
import type { PhoneAnswer, PhoneEvent } from './types';

export type { PhoneAnswer, PhoneProof } from './types';

/** Whether the platform gives the customer's phone number by a button. */
export const hasPhoneButton = true;

// WeChat records the agreement to its privacy rules by the same tap.
const openType = buildPlatform === 'weapp' ? 'getPhoneNumber|agreePrivacyAuthorization' : 'getPhoneNumber';

/** Props that make a button ask the customer for the phone number. */
export const phoneButton = (onAnswer: (answer: PhoneAnswer) => void): object => ({
  openType,
  onGetPhoneNumber: (event: PhoneEvent) => onAnswer(readAnswer(event)),
});
