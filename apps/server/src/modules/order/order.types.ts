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

/** Names one order: the customer comes first in every key. */
export interface OrderKey {
  userId: string;
  orderNo: string;
}

/** A buyer at rest: numbers sealed, and masked for showing. */
export interface StoredBuyer {
  kind: 'personal' | 'enterprise';
  name: string;
  /** ID or credit code, sealed by `seal`. */
  sealedNumber: string;
  maskedNumber: string;
  sealedMobile: string;
  maskedMobile: string;
}

/** Options in words: group and choice. */
export type OptionInWords = OrderDetailData['options'][number];

/** What was chosen and what it costs, frozen with the order or draft. */
export interface Frozen {
  quote: QuoteData;
  subsidy: SubsidyKindData;
  options: OptionInWords[];
}

/** An intention order on its way to a deposit: takes effect when the rest is paid, forgotten when it is not. */
export interface Conversion extends Frozen {
  draftId: string;
  cityCode: string;
  cityName: string;
  storeId: string | null;
  buyer: StoredBuyer;
  /** What benefits of the intention order do to the price; part of `quote` already. */
  adjustments?: PriceAdjustment[];
  /** The stock car it would buy; missing for a car built to order. */
  stockCarId?: string;
}

/** A clause of an agreement, filled in. */
export interface Clause {
  title: string;
  paragraphs: string[];
  /** Added or changed by this version. */
  isChanged: boolean;
}
