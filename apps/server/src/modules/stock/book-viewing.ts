import type { BodyOf, ViewingBookingData } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { loadCar } from './show-car';
import { lockHolder, type StockCarRow } from './stock-car.repository';
import { selectViewingCapacity } from './stock-stores.repository';
import { findSlot, type ViewingSlot } from './viewing-slots';
import { presentViewing } from './viewings';
import {
  countUpcoming,
  giveSlotBack,
  insertViewing,
  lockSlots,
  selectUpcoming,
  selectViewing,
  takeSlot,
  updateViewing,
  type ViewingRow,
} from './viewings.repository';

/** Coming viewings of one person. */
const MOST_VIEWINGS = 5;

function assertThere({ status }: StockCarRow): void {
  if (status === 'sold') throw refuse('CAR_SOLD');
  if (status === 'withdrawn') throw refuse('CAR_WITHDRAWN');
}

function newViewing(ctx: ActorCtx, car: StockCarRow, slot: ViewingSlot): ViewingRow {
  const now = ctx.now();
  const { slotId, startsAt, endsAt } = slot;
  const { stockCarId, storeId } = car;
  return {
    accountId: ctx.actor.accountId,
    id: newId(now),
    stockCarId,
    storeId,
    slotId,
    startsAt,
    endsAt,
    state: 'booked',
    createdAt: now,
    updatedAt: now,
  };
}

async function write(ctx: ActorCtx, before: ViewingRow | undefined, row: ViewingRow): Promise<void> {
  if (!before) return insertViewing(ctx.db, row);
  await giveSlotBack(ctx.db, before.slotId);
  const { slotId, startsAt, endsAt, updatedAt } = row;
  await updateViewing(ctx.db, before, { slotId, startsAt, endsAt, updatedAt });
}

/**
 * Books a viewing of a car at its store, or moves the own one of this car; needs a transaction. A slot never takes more
 * than the store's capacity, whoever calls at once.
 * @throws NOT_FOUND for an unknown car or slot, CAR_SOLD, CAR_WITHDRAWN, SLOT_FULL, LIMIT_REACHED beyond 5 coming ones
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
  const capacity = await selectViewingCapacity(ctx.db, car.storeId);
  const slot = capacity > 0 ? findSlot(car.storeId, slotId, now) : null;
  if (!slot) throw refuse('NOT_FOUND', { message: '该时段不可预约' });
  const before = await selectUpcoming(ctx.db, accountId, stockCarId, now);
  if (before?.slotId === slotId) return presentViewing(ctx, before);
  if (!before && (await countUpcoming(ctx.db, accountId, now)) >= MOST_VIEWINGS)
    throw refuse('LIMIT_REACHED', { message: `最多同时预约 ${MOST_VIEWINGS} 次看车` });
  await lockSlots(ctx.db, { ...slot, capacity }, before?.slotId ?? null);
  if (!(await takeSlot(ctx.db, slotId))) throw refuse('SLOT_FULL');
  const row = { ...newViewing(ctx, car, slot), ...(before ? { id: before.id } : {}) };
  await write(ctx, before, row);
  const { id: viewingId, storeId, startsAt } = row;
  await publish(ctx, 'StockViewingBooked', { accountId, viewingId, stockCarId, storeId, startsAt });
  return presentViewing(ctx, row);
}

/** Cancels an own coming viewing and frees its place; needs a transaction. @throws NOT_FOUND, STATE_CHANGED when it is over or cancelled */
export async function cancelViewing(ctx: ActorCtx, { viewingId }: { viewingId: string }): Promise<ViewingBookingData> {
  const { accountId } = ctx.actor;
  await lockHolder(ctx.db, accountId, ctx.now());
  const row = await selectViewing(ctx.db, accountId, viewingId);
  if (!row) throw refuse('NOT_FOUND');
  if (row.state !== 'booked' || row.endsAt <= ctx.now()) throw refuse('STATE_CHANGED');
  await giveSlotBack(ctx.db, row.slotId);
  await updateViewing(ctx.db, row, { state: 'cancelled', updatedAt: ctx.now() });
  const { stockCarId, storeId } = row;
  await publish(ctx, 'StockViewingCancelled', { accountId, viewingId, stockCarId, storeId });
  return presentViewing(ctx, { ...row, state: 'cancelled' });
}
