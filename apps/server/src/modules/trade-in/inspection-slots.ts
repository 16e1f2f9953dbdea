import { EVERY_DAY, type SlotPlan } from '@voltfront/rules/slot/slot-plan';
import { MINUTE_MS } from '@voltfront/rules/time';
import { INSPECTION_DAYS, INSPECTION_MS, INSPECTION_NOTICE_MS } from '@voltfront/rules/trade-in/trade-in-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type ListedSlot, listSlots, type SlotHolder } from '../slot';
import { type PlaceRow, selectPlace } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';
import type { TradeInKey } from './trade-in.types';

/** Purpose of this module's slots in the slot module. */
export const INSPECTION = 'inspection';

/** Inspection times of a location: these hours every day (Shanghai time), with this capacity. */
export const inspectionPlan = (startHours: readonly number[], capacity: number): SlotPlan => ({
  hours: [{ weekdays: EVERY_DAY, starts: startHours.map((hour) => hour * 60), capacity }],
  lengthMinutes: INSPECTION_MS / MINUTE_MS,
  leadMinutes: INSPECTION_NOTICE_MS / MINUTE_MS,
  days: INSPECTION_DAYS,
});

/** Holder of a slot: the customer, for this request. */
export const holderOf = ({ userId, requestId }: TradeInKey): SlotHolder => ({
  kind: INSPECTION,
  userId,
  thingId: requestId,
});

/** An open inspection location. @throws NOT_FOUND */
export async function findPlace(ctx: Ctx, placeId: string): Promise<PlaceRow> {
  const place = await selectPlace(ctx.db, placeId);
  if (!place?.isOpen) throw refuse('NOT_FOUND', { message: tradeInTexts.placeClosed });
  return place;
}

/**
 * Upcoming slots of a location with their remaining capacity, including full ones. @throws
 * NOT_FOUND
 */
export async function listInspectionSlots(ctx: Ctx, placeId: string): Promise<ListedSlot[]> {
  await findPlace(ctx, placeId);
  return listSlots(ctx, { kind: INSPECTION, placeId });
}
