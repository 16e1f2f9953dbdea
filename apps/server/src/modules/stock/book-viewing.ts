import type { BodyOf, ViewingBookingData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { type EventMap, publish } from '../../kernel/jobs';
import { bookSlot, freeSlot, type Reservation } from '../slot';
import { loadCar } from './show-car';
import { stockTexts } from './stock.texts';
import { lockHolder, type StockCarRow } from './stock-car.repository';
import { holderOf, slotIdOf, startOfSlot, VIEWING } from './viewing-slots';
import { presentViewing } from './viewings';
import {
  countUpcoming,
  insertViewing,
  selectUpcoming,
  selectViewing,
  updateViewing,
  type ViewingRow,
} from './viewings.repository';

/** Most upcoming viewings per person. */
const MOST_VIEWINGS = 5;

function assertThere({ status }: StockCarRow): void {
  if (status === 'sold') throw refuse('CAR_SOLD');
  if (status === 'withdrawn') throw refuse('CAR_WITHDRAWN');
}

function newViewing(
  ctx: ActorCtx,
  car: StockCarRow,
  { startsAt, endsAt }: Pick<Reservation, 'startsAt' | 'endsAt'>,
): ViewingRow {
  const now = ctx.now();
  const { stockCarId, storeId } = car;
  return {
    accountId: ctx.actor.accountId,
    id: newId(now),
    stockCarId,
    storeId,
    slotId: slotIdOf(storeId, startsAt),
    startsAt,
    endsAt,
    state: 'booked',
    createdAt: now,
    updatedAt: now,
  };
}

async function write(ctx: ActorCtx, before: ViewingRow | undefined, row: ViewingRow): Promise<void> {
  if (!before) return insertViewing(ctx.db, row);
  const { storeId, slotId, startsAt, endsAt, updatedAt } = row;
  await updateViewing(ctx.db, before, { storeId, slotId, startsAt, endsAt, updatedAt });
}

/**
 * Books the slot at the car's store, replacing the person's earlier slot for this car. @throws
 * NOT_FOUND, SLOT_FULL
 */
async function takeHour(ctx: ActorCtx, { stockCarId, storeId }: StockCarRow, slotId: string): Promise<Reservation> {
  const startsAt = startOfSlot(storeId, slotId);
  const holder = holderOf(ctx.actor.accountId, stockCarId);
  const answer = startsAt === null ? null : await bookSlot(ctx, holder, { placeId: storeId, startsAt });
  if (answer?.refusal === 'full') throw refuse('SLOT_FULL');
  if (!answer?.reservation) throw refuse('NOT_FOUND', { message: stockTexts.noSlot });
  return answer.reservation;
}

/**
 * Books a viewing of a car at its store, or moves the caller's existing one; call it in a
 * transaction. A slot never exceeds the store's capacity, even under concurrency.
 * @throws NOT_FOUND for an unknown car or slot, CAR_SOLD, CAR_WITHDRAWN, SLOT_FULL, LIMIT_REACHED
 * above 5 upcoming ones
 */
export async function bookViewing(
  ctx: ActorCtx,
  { stockCarId, slotId }: BodyOf<'POST /api/mporder/v1/stock/viewing'>,
): Promise<ViewingBookingData> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  await lockHolder(ctx.db, accountId, now);
  const car = await loadCar(ctx, stockCarId);
  assertThere(car);
  const before = await selectUpcoming(ctx.db, accountId, stockCarId, now);
  const hour = await takeHour(ctx, car, slotId);
  if (before?.slotId === slotId) return presentViewing(ctx, before);
  if (!before && (await countUpcoming(ctx.db, accountId, now)) >= MOST_VIEWINGS)
    throw refuse('LIMIT_REACHED', { message: stockTexts.viewingsFull({ limit: MOST_VIEWINGS }) });
  const row = { ...newViewing(ctx, car, hour), ...(before ? { id: before.id } : {}) };
  await write(ctx, before, row);
  const { id: viewingId, storeId, startsAt } = row;
  await publish(ctx, 'StockViewingBooked', { accountId, viewingId, stockCarId, storeId, startsAt });
  return presentViewing(ctx, row);
}

async function markCancelled(ctx: Ctx, row: ViewingRow): Promise<void> {
  const { accountId, id: viewingId, stockCarId, storeId } = row;
  await updateViewing(ctx.db, row, { state: 'cancelled', updatedAt: ctx.now() });
  await publish(ctx, 'StockViewingCancelled', { accountId, viewingId, stockCarId, storeId });
}

/**
 * Cancels an upcoming viewing of the caller and frees its slot; call it in a transaction. @throws
 * NOT_FOUND, STATE_CHANGED when it is over or cancelled
 */
export async function cancelViewing(ctx: ActorCtx, { viewingId }: { viewingId: string }): Promise<ViewingBookingData> {
  const { accountId } = ctx.actor;
  await lockHolder(ctx.db, accountId, ctx.now());
  const row = await selectViewing(ctx.db, accountId, viewingId);
  if (!row) throw refuse('NOT_FOUND');
  if (row.state !== 'booked' || row.endsAt <= ctx.now()) throw refuse('STATE_CHANGED');
  await freeSlot(ctx, holderOf(accountId, row.stockCarId));
  await markCancelled(ctx, row);
  return presentViewing(ctx, { ...row, state: 'cancelled' });
}

/**
 * Cancels a viewing whose slot was closed by the store, for `SlotClosed`; does nothing when it was
 * moved or cancelled before.
 */
export async function loseViewing(ctx: Ctx, closed: EventMap['SlotClosed']): Promise<void> {
  const { kind, userId, thingId, placeId, startsAt } = closed;
  if (kind !== VIEWING) return;
  await lockHolder(ctx.db, userId, ctx.now());
  const row = await selectUpcoming(ctx.db, userId, thingId, ctx.now());
  if (row?.slotId === slotIdOf(placeId, startsAt)) await markCancelled(ctx, row);
}
