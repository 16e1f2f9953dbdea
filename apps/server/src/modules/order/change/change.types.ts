import type {
  ChangeKindData,
  ChangeRecordData,
  ConfigurationData,
  OrderChangePreviewData,
  ReleasedData,
} from '@voltfront/contract';
import type { PriceAdjustment } from '@voltfront/rules/order/price-adjustments';

export type { PriceAdjustment };

export type ChangeKind = ChangeKindData;

/** What a change took away. */
export type Released = ReleasedData;

/** One side of a stored change. */
export type ChangeEnd = ChangeRecordData['before'];

/** A benefit that an order chose, as it was then. */
export interface ChosenRight {
  groupCode: 'purchase' | 'charging' | 'service';
  rightCode: string;
  name: string;
  /** Effect on the order's total, in fen. */
  priceFen: number;
  chosenAt: number;
  /** When it was used up, such as points that were paid out; null while it can still be exchanged. */
  usedAt: number | null;
}

/** A change to a new model year that waits for its signature, or was signed. */
export interface YearPending {
  /** The offer; named as in orders that were stored before offers had their name. */
  campaignId: string;
  way: 'mapped' | 'free';
  configuration: ConfigurationData;
  /** As it was held: the protocol is filled in from it. */
  preview: OrderChangePreviewData;
  heldAt: number;
}
