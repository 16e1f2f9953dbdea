import type { SubscriptionAnswer } from './types';

export type { SubscriptionAnswer } from './types';

/** Baidu subscribes by a form of its own for each template, not by a call: the text message stays the way there. */
export const canSubscribe = false;

export const askSubscription = async (_templateIds: readonly string[]): Promise<SubscriptionAnswer[]> => [];
