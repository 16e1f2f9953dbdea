import type { DeliveryCity } from './delivery-city';

/**
 * Hooks that this module calls; answered by the modules for orders, stock, cities and content
 * filtering.
 */
declare module '../../kernel/hooks' {
  interface HookMap {
    /** The account's open orders: model → number of the newest open order. */
    openOrdersByModel: { input: { accountId: string }; answer: Record<string, string> };
    /** Whether a text contains words that must not be published. */
    refusesText: { input: { text: string }; answer: boolean };
    /**
     * An order of the caller that a link names; null when it does not exist or belongs to somebody
     * else.
     */
    orderAtEntrance: {
      input: { accountId: string; orderNo: string };
      answer: { modelId: string; isBlind: boolean } | null;
    };
    /** Available stock cars by model, in a city or the whole country. */
    freeStockByModel: { input: { cityCode: string | undefined }; answer: Record<string, number> };
    /** A city by its code; null for an unknown one. */
    deliveryCity: { input: { cityCode: string }; answer: DeliveryCity | null };
  }
}
