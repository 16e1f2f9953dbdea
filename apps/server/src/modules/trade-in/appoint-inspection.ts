import type { BodyOf } from '@voltfront/contract';
import { checkForm } from '@voltfront/rules/form/check-form';
import { INSPECTION_FORM } from '@voltfront/rules/trade-in/inspection-form';
import { INSPECTION_MS, isInspectionOpen } from '@voltfront/rules/trade-in/trade-in-moves';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type EventMap, schedule } from '../../kernel/jobs';
import { refuseAnswers } from '../form';
import { seal } from '../order';
import { bookSlot, freeSlot } from '../slot';
import { findStore } from '../store';
import { historyTexts } from './history.texts';
import { findPlace, holderOf, INSPECTION } from './inspection-slots';
import { lockOwnRequest, moveTradeIn } from './move-trade-in';
import { type PlaceRow, type RequestRow, selectRequestForUpdate } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';

type Input = BodyOf<'POST /api/mporder/v1/tradeIn/appoint'>;

const NO_APPOINTMENT = { placeId: null, slotStartsAt: null, contactName: null, contactMobile: null, address: null };

/** Refuses to change an inspection that starts too soon, or has started. @throws STATE_CHANGED */
function assertChangeable(ctx: Ctx, row: RequestRow): void {
  if (row.slotStartsAt !== null && !isInspectionOpen(row.slotStartsAt, ctx.now()))
    throw refuse('STATE_CHANGED', { message: tradeInTexts.tooLate });
}

/** Validates a booking beyond its schema. @throws BAD_INPUT */
function assertBooking(ctx: Ctx, place: PlaceRow, input: Input): void {
  const { placeId, startsAt, contactName, contactMobile, address } = input;
  const given = { way: place.kind, city: place.cityCode, [place.kind]: placeId, slot: startsAt };
  const person = { name: contactName, mobile: contactMobile, address };
  const { isGood, problems } = checkForm(INSPECTION_FORM, { ...given, ...person }, { now: ctx.now() });
  if (!isGood) throw refuseAnswers(INSPECTION_FORM, problems, 'body');
}

/** Books the slot for a request, replacing its previous one. @throws BAD_INPUT, SOLD_OUT */
async function bookInspection(ctx: Ctx, row: RequestRow, placeId: string, startsAt: number): Promise<void> {
  const { refusal } = await bookSlot(ctx, holderOf(row), { placeId, startsAt });
  if (refusal === 'full') throw refuse('SOLD_OUT', { message: tradeInTexts.slotFull });
  if (refusal) throw refuse('BAD_INPUT', { message: tradeInTexts.noSlot });
}

async function placeInWords(ctx: Ctx, place: PlaceRow, address: string | null): Promise<string> {
  if (place.kind === 'home') return historyTexts.home({ address: address ?? '' });
  return (await findStore(ctx, place.storeId))?.name ?? '';
}

/**
 * Books the inspection of an estimated car, or moves it to another slot, until 2 hours before it
 * starts.
 * @throws BAD_INPUT for a time that cannot be booked or a home visit without address; SOLD_OUT;
 * STATE_CHANGED; NOT_FOUND
 */
export async function appointInspection(ctx: ActorCtx, input: Input): Promise<RequestRow> {
  const { requestId, placeId, startsAt, contactName, contactMobile } = input;
  const userId = ctx.actor.accountId;
  const row = await lockOwnRequest(ctx, { userId, requestId });
  const isMoved = row.state === 'appointed';
  if (isMoved) assertChangeable(ctx, row);
  const place = await findPlace(ctx, placeId);
  const address = place.kind === 'home' ? (input.address ?? null) : null;
  assertBooking(ctx, place, input);
  await bookInspection(ctx, row, placeId, startsAt);
  const moved = await moveTradeIn(ctx, row, 'appoint', {
    who: 'customer',
    title: isMoved ? historyTexts.appointmentMoved : historyTexts.appointed,
    note: historyTexts.visit({ at: startsAt, place: await placeInWords(ctx, place, address) }),
    changes: {
      placeId,
      slotStartsAt: startsAt,
      contactName,
      contactMobile: seal(ctx.app.config.dataSecret, contactMobile),
      address,
    },
  });
  if (ctx.app.config.isDemo)
    await schedule(ctx, 'makeDemoTradeInOffer', { userId, requestId, startsAt }, startsAt + INSPECTION_MS);
  return moved;
}

/**
 * Cancels the inspection, until 2 hours before it starts; the estimate stays.
 * @throws STATE_CHANGED, NOT_FOUND
 */
export async function cancelInspection(ctx: ActorCtx, requestId: string): Promise<RequestRow> {
  const row = await lockOwnRequest(ctx, { userId: ctx.actor.accountId, requestId });
  if (row.state === 'appointed') assertChangeable(ctx, row);
  const moved = await moveTradeIn(ctx, row, 'cancelAppointment', {
    who: 'customer',
    title: historyTexts.appointmentCancelled,
    changes: NO_APPOINTMENT,
  });
  await freeSlot(ctx, holderOf(row));
  return moved;
}

/**
 * Cancels an inspection whose slot was closed, for `SlotClosed`; does nothing when it was moved or
 * cancelled before.
 */
export async function loseInspection(ctx: Ctx, closed: EventMap['SlotClosed']): Promise<void> {
  const { kind, userId, thingId, placeId, startsAt, reason } = closed;
  if (kind !== INSPECTION) return;
  const row = await selectRequestForUpdate(ctx.db, { userId, requestId: thingId });
  if (row?.state !== 'appointed' || row.placeId !== placeId || row.slotStartsAt !== startsAt) return;
  await moveTradeIn(ctx, row, 'cancelAppointment', {
    who: 'staff',
    title: historyTexts.appointmentLost,
    note: reason,
    changes: NO_APPOINTMENT,
  });
}
