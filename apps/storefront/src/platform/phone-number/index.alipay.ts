import Taro from '@tarojs/taro';
import { askHost } from '../host';
import { readSigned } from './read-answer';
import type { PhoneAnswer } from './types';

export type { PhoneAnswer, PhoneProof } from './types';

export const hasPhoneButton = true;

/** The call behind the button. Its answer is a signed and encrypted text that only the server can read. */
type PhoneHost = { getPhoneNumber?: () => Promise<{ response?: string }> };

const askPhone = (): Promise<PhoneAnswer> =>
  askHost(() => (Taro as PhoneHost).getPhoneNumber?.()).then(
    ({ response }) => readSigned(response),
    () => ({ kind: 'refused' }),
  );

/** Alipay asks for the authorisation first, then for the number. */
export const phoneButton = (onAnswer: (answer: PhoneAnswer) => void): object => ({
  openType: 'getAuthorize',
  scope: 'phoneNumber',
  onGetAuthorize: () => void askPhone().then(onAnswer),
  onError: () => onAnswer({ kind: 'refused' }),
});
