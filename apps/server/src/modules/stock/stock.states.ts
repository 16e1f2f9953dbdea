import type { SalePhaseData, StockHoldData, StockStateData } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';

/** Columns that determine a car's availability. */
export interface Availability {
  stockCarId: string;
  status: 'onSale' | 'sold' | 'withdrawn';
  saleStartsAt: number | null;
  saleEndsAt: number | null;
  heldBy: string | null;
  heldUntil: number | null;
}

/** How long the confirmation of the instruction holds a car. */
export const HOLD_MS = 30 * MINUTE_MS;

const isHoldLive = (row: Availability, now: number): boolean => row.heldUntil !== null && row.heldUntil > now;

/**
 * The car's availability for `me` (null: a visitor). A hold ends at its expiry time, without a job.
 */
export function stateOf(row: Availability, now: number, me: string | null): StockStateData {
  if (row.status !== 'onSale') return row.status;
  if (!isHoldLive(row, now)) return 'free';
  return row.heldBy === me ? 'heldByMe' : 'held';
}

/** The active hold of `me`, or null. */
export function holdOf(
  row: Availability & { heldOrderNo: string | null },
  now: number,
  me: string | null,
): StockHoldData | null {
  if (stateOf(row, now, me) !== 'heldByMe' || row.heldUntil === null) return null;
  return { stockCarId: row.stockCarId, heldUntil: row.heldUntil, orderNo: row.heldOrderNo };
}

/**
 * Phase of a sale: it runs from `startsAt` (inclusive) to `endsAt` (exclusive). Null for ordinary
 * stock.
 */
export function phaseOf(row: Pick<Availability, 'saleStartsAt' | 'saleEndsAt'>, now: number): SalePhaseData | null {
  if (row.saleStartsAt === null || row.saleEndsAt === null) return null;
  if (now < row.saleStartsAt) return 'notStarted';
  return now < row.saleEndsAt ? 'running' : 'over';
}
