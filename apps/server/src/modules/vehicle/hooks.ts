import type { DeliveryCity } from './delivery-city';

/** Questions of this module to the owners of orders and of cities. */
declare module '../../kernel/hooks' {
  interface HookMap {
    /** The account's open orders: model → number of the newest open order. */
    openOrdersByModel: { input: { accountId: string }; answer: Record<string, string> };
    /** A city by its code, or null when it is unknown. */
    deliveryCity: { input: { cityCode: string }; answer: DeliveryCity | null };
  }
}
