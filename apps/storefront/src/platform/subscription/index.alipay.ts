import Taro from '@tarojs/taro';
import { askHost } from '../host';
import type { SubscriptionAnswer } from './types';

export type { SubscriptionAnswer } from './types';

export const canSubscribe = true;

/** Alipay names templates `entityIds` and lists those that the customer took. */
interface AlipayAnswer {
  result?: { subscribedEntityIds?: string[] };
}

type AskingHost = { requestSubscribeMessage?: (options: { entityIds: string[] }) => Promise<AlipayAnswer> };

/** Asks for messages of these templates; call it by a tap. Nothing when the platform could not ask. */
export function askSubscription(templateIds: readonly string[]): Promise<SubscriptionAnswer[]> {
  const entityIds = [...templateIds];
  return askHost(() => (Taro as unknown as AskingHost).requestSubscribeMessage?.({ entityIds })).then(
    ({ result }) => {
      const taken = result?.subscribedEntityIds ?? [];
      return entityIds.map((templateId) => ({ templateId, isAccepted: taken.includes(templateId) }));
    },
    () => [],
  );
}
