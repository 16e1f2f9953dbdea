import type { DeliveryCity } from './delivery-city';

/** Questions of this module to the owners of orders, of stock, of cities and of the filter of words. */
declare module '../../kernel/hooks' {
  interface HookMap {
    /** The account's open orders: model → number of the newest open order. */
    openOrdersByModel: { input: { accountId: string }; answer: Record<string, string> };
    /** Whether words for others must not be passed on. */
    refusesText: { input: { text: string }; answer: boolean };
    /** An own order asked for at an entrance; null when it is nobody's or somebody else's. */
    orderAtEntrance: {
      input: { accountId: string; orderNo: string };
      answer: { modelId: string; isBlind: boolean } | null;
    };
    /** Free stock cars by model, of a city or of the whole country. */
    freeStockByModel: { input: { cityCode: string | undefined }; answer: Record<string, number> };
    /** A city by its code, or null when it is unknown. */
    deliveryCity: { input: { cityCode: string }; answer: DeliveryCity | null };
  }
}
