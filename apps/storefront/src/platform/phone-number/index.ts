import { buildPlatform } from '../environment';
import { readCode, readEncrypted } from './read-answer';
import type { PhoneAnswer, PhoneEvent } from './types';

export type { PhoneAnswer, PhoneProof } from './types';

/** Whether the platform gives the customer's phone number by a button. */
export const hasPhoneButton = true;

const isWechat = buildPlatform === 'weapp';

// WeChat records the agreement to its privacy rules by the same tap.
const openType = isWechat ? 'getPhoneNumber|agreePrivacyAuthorization' : 'getPhoneNumber';
const read = isWechat ? readCode : readEncrypted;

/** Props that make a button ask the customer for the phone number. */
export const phoneButton = (onAnswer: (answer: PhoneAnswer) => void): object => ({
  openType,
  onGetPhoneNumber: (event: PhoneEvent) => onAnswer(read(event)),
});
