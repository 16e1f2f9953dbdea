import type { TradeInDetailData, TradeInStateData } from '@voltfront/contract';

/** State of a stored request; `none` means that there is none. */
export type StoredState = TradeInStateData;
/** Energy of the old car; selects the depreciation rule. */
export type Energy = 'fuel' | 'hybrid' | 'electric';
/** Why a request ended without a trade. */
export type ClosedReason = NonNullable<TradeInDetailData['closedReason']>;
/** The old car's data when it was estimated. */
export type CarSnapshot = TradeInDetailData['car'];
/** One finding of the inspection. */
export type Finding = NonNullable<TradeInDetailData['offer']>['findings'][number];

/** A customer's request. */
export interface TradeInKey {
  userId: string;
  requestId: string;
}
