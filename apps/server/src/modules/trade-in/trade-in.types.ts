import type { TradeInDetailData, TradeInStateData } from '@voltfront/contract';

/** State of a stored request; `none` is the lack of one. */
export type StoredState = TradeInStateData;
/** What drives the old car; decides which rule holds. */
export type Energy = 'fuel' | 'hybrid' | 'electric';
/** Why a request ended without a trade. */
export type ClosedReason = NonNullable<TradeInDetailData['closedReason']>;
/** The old car as it was when it was estimated. */
export type CarSnapshot = TradeInDetailData['car'];
/** One line of the inspection. */
export type Finding = NonNullable<TradeInDetailData['offer']>['findings'][number];

/** A customer's request. */
export interface TradeInKey {
  userId: string;
  requestId: string;
}
