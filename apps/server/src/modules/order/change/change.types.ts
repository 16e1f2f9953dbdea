import type {
  ChangeKindData,
  ChangeRecordData,
  ConfigurationData,
  OrderChangePreviewData,
  ReleasedData,
} from '@voltfront/contract';
import type { PriceAdjustment } from '@voltfront/rules/order/price-adjustments';
import type { KeptTexts } from '../../../kernel/texts';

export type { PriceAdjustment };

export type ChangeKind = ChangeKindData;

/** An item that was removed by a change. */
export type Released = ReleasedData;

/** One side of a stored change. */
export type ChangeEnd = ChangeRecordData['before'];

/** A benefit chosen for an order, as it was at that time. */
export interface ChosenRight {
  groupCode: 'purchase' | 'charging' | 'service';
  rightCode: string;
  name: string;
  /** Effect on the order's total, in fen. */
  priceFen: number;
  chosenAt: number;
  /**
   * When it was consumed, such as points that were paid out; null while it can still be exchanged.
   */
  usedAt: number | null;
}

/** A change to a new model year, waiting for its signature or signed. */
export interface YearPending {
  /** The offer's id; the old name is kept for orders stored before the rename. */
  campaignId: string;
  way: 'mapped' | 'free';
  configuration: ConfigurationData;
  /** The preview at the time of the decision: the protocol's placeholders are filled from it. */
  preview: OrderChangePreviewData;
  /** What the texts of the preview were made of; rows of earlier releases have none. */
  texts?: KeptTexts | null;
  heldAt: number;
}
