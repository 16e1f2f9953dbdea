import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { INSPECTION_DAYS, INSPECTION_MS, isInspectionOpen } from '@voltfront/rules/trade-in/trade-in-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type PlaceRow, selectPlace, selectSlots } from './trade-in.repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Beginnings of all slots of a place that can be booked now, earliest first. */
export function slotStarts(place: Pick<PlaceRow, 'startHours'>, now: number): number[] {
  const today = Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;
  const days = Array.from({ length: INSPECTION_DAYS }, (_, index) => today + index * DAY_MS);
  const starts = days.flatMap((day) => place.startHours.map((hour) => day + hour * HOUR_MS));
  return starts.filter((start) => isInspectionOpen(start, now)).sort((a, b) => a - b);
}

/** An open place. @throws NOT_FOUND */
export async function findPlace(ctx: Ctx, placeId: string): Promise<PlaceRow> {
  const place = await selectPlace(ctx.db, placeId);
  if (!place?.isOpen) throw refuse('NOT_FOUND', { message: '该检测地点暂不可用' });
  return place;
}

/** Slots of a place in the next days with what is left of them, full ones included. @throws NOT_FOUND */
export async function listSlots(ctx: Ctx, placeId: string) {
  const now = ctx.now();
  const place = await findPlace(ctx, placeId);
  const booked = await selectSlots(ctx.db, placeId, now, now + (INSPECTION_DAYS + 1) * DAY_MS);
  const leftOf = new Map(booked.map((slot) => [slot.startsAt, slot.capacity - slot.booked]));
  return slotStarts(place, now).map((startsAt) => ({
    startsAt,
    endsAt: startsAt + INSPECTION_MS,
    left: leftOf.get(startsAt) ?? place.capacity,
  }));
}
