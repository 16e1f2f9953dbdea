import Taro from '@tarojs/taro';
import { askHost } from '../host';
import type { SubscriptionAnswer } from './types';

export type { SubscriptionAnswer } from './types';

/** Whether the platform sends messages that were subscribed to by a tap. */
export const canSubscribe = true;

/** Templates that one question may name. */
const MOST_TEMPLATES = 3;

type Answers = Record<string, string | undefined>;
type AskingHost = { requestSubscribeMessage?: (options: { tmplIds: string[] }) => Promise<Answers> };

/** Asks for messages of these templates; call it by a tap. Nothing when the platform could not ask. */
export function askSubscription(templateIds: readonly string[]): Promise<SubscriptionAnswer[]> {
  const tmplIds = templateIds.slice(0, MOST_TEMPLATES);
  return askHost(() => (Taro as unknown as AskingHost).requestSubscribeMessage?.({ tmplIds })).then(
    (answers) => tmplIds.map((templateId) => ({ templateId, isAccepted: answers[templateId] === 'accept' })),
    () => [],
  );
}
