import type {
  OrderActionData,
  OrderDetailData,
  OrderKindData,
  OrderStateData,
  QuoteData,
  SubsidyKindData,
} from '@voltfront/contract';

import type { PriceAdjustment } from './change/change.types';

export type OrderState = OrderStateData;
export type OrderKind = OrderKindData;
export type OrderAction = OrderActionData;

/** Identifies an order: every key begins with the customer. */
export interface OrderKey {
  userId: string;
  orderNo: string;
}

/** A buyer as stored: numbers encrypted, and masked for display. */
export interface StoredBuyer {
  kind: 'personal' | 'enterprise';
  name: string;
  /** ID number or credit code, encrypted by `seal`. */
  sealedNumber: string;
  maskedNumber: string;
  sealedMobile: string;
  maskedMobile: string;
}

/** Options as text: group and choice. */
export type OptionInWords = OrderDetailData['options'][number];

/** Configuration and price, frozen in the order or draft. */
export interface Frozen {
  quote: QuoteData;
  subsidy: SubsidyKindData;
  options: OptionInWords[];
}

/**
 * The pending conversion of an intention order to a deposit: takes effect when the remainder is
 * paid, discarded otherwise.
 */
export interface Conversion extends Frozen {
  draftId: string;
  cityCode: string;
  cityName: string;
  storeId: string | null;
  buyer: StoredBuyer;
  /** Price adjustments by the intention order's benefits; already included in `quote`. */
  adjustments?: PriceAdjustment[];
  /** The stock car to be bought; missing for a car built to order. */
  stockCarId?: string;
}

/** A clause of an agreement, filled in. */
export interface Clause {
  title: string;
  paragraphs: string[];
  /** Added or changed by this version. */
  isChanged: boolean;
}
