import type { SubscriptionAnswer } from './types';

export type { SubscriptionAnswer } from './types';

/** Browsers have no such messages. */
export const canSubscribe = false;

export const askSubscription = async (_templateIds: readonly string[]): Promise<SubscriptionAnswer[]> => [];
