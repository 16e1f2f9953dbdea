import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { staffSight } from '../../kernel/staff-sight';
import { markDish, setTables } from '../restaurant';
import { saveProfile } from '../showroom';
import { closeStoreSlots, holdStore, numbered, openStoreSlots, type Reservation, reservedAtStore } from '../slot';
import { addClosure, changeAdviser, changeStore, lockStore, takeClosureBack } from '../store';
import { setDriveHours, setStoreCars } from '../test-drive';
import { loadModels } from '../vehicle';
import { storeDeskTexts } from './store-desk.texts';

const CLOSE = 'POST /api/mporder/v1/staff/store/close';
type Done = { ok: true };
const DONE: Done = { ok: true };

/** Appointments that a refusal names one by one. */
const MOST_NAMED = 20;

/** A store that the caller may change, locked. @throws NOT_FOUND also for another one */
async function lockOwnStore(ctx: ActorCtx, storeId: string) {
  if (!(await staffSight(ctx, 'stores')).mayChange(storeId)) throw refuse('NOT_FOUND');
  return lockStore(ctx, storeId);
}

const present = ({ kind, startsAt, number }: Reservation & { number: string }) => ({ kind, startsAt, number });

/** @throws STATE_CHANGED with the appointments that would lose their room */
async function assertNoneInTheWay(ctx: ActorCtx, rows: readonly Reservation[]): Promise<void> {
  if (rows.length === 0) return;
  const bookings = (await numbered(ctx, rows.slice(0, MOST_NAMED))).map(present);
  throw refuse('STATE_CHANGED', { message: storeDeskTexts.inTheWay({ n: rows.length }), data: { bookings } });
}

/** @throws BAD_INPUT for a model that there is not */
async function assertModels(ctx: ActorCtx, modelIds: readonly string[], field: string): Promise<void> {
  const known = new Set((await loadModels(ctx)).map(({ modelId }) => modelId));
  if (!modelIds.every((modelId) => known.has(modelId)))
    throw refuse('BAD_INPUT', { message: storeDeskTexts.noModel, data: { fields: [field] } });
}

/** The fields that were sent. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/**
 * Changes fields of a store; needs a transaction. Fields that were not sent stay, so that two people who change different
 * ones keep both. @throws NOT_FOUND, BAD_INPUT, STATE_CHANGED where test drives are booked outside other hours
 */
export async function saveStore(ctx: ActorCtx, body: BodyOf<'POST /api/mporder/v1/staff/store/save'>): Promise<Done> {
  const { storeId, phone, hours, services, parking, story, onShow } = body;
  const store = await lockOwnStore(ctx, storeId);
  if (onShow) await assertModels(ctx, onShow, 'body.onShow');
  if (hours !== undefined && hours !== store.hours)
    await assertNoneInTheWay(ctx, await setDriveHours(ctx, { storeId, hours }));
  await changeStore(ctx, storeId, given({ phone, hours, services }));
  await saveProfile(ctx.db, storeId, given({ parking, story, onShow }), ctx.now());
  return DONE;
}

/**
 * Closes a store for a time; needs a transaction. Its appointments then are cancelled, and their customers told, once the
 * caller sent how many they are: whoever books while the caller reads makes the call fail.
 * @throws NOT_FOUND, BAD_INPUT, STATE_CHANGED with the appointments, or for a time that overlaps another closure
 */
export async function closeStore(ctx: ActorCtx, body: BodyOf<typeof CLOSE>): Promise<ReplyOf<typeof CLOSE>> {
  const { storeId, fromAt, untilAt, reason } = body;
  await lockOwnStore(ctx, storeId);
  const { closureId } = await addClosure(ctx, { storeId, fromAt, untilAt, reason });
  const places = await holdStore(ctx, storeId);
  const { count, items } = await reservedAtStore(ctx, storeId, { fromAt, untilAt }, MOST_NAMED);
  if (count !== body.bookings)
    throw refuse('STATE_CHANGED', {
      message: storeDeskTexts.booked({ n: count }),
      data: { count, bookings: items.map(present) },
    });
  await closeStoreSlots(ctx, places, { fromAt, untilAt, reason });
  return { closureId, fromAt, untilAt, reason };
}

/** Takes a closure back; needs a transaction. @throws NOT_FOUND */
export async function reopenStore(
  ctx: ActorCtx,
  { storeId, closureId }: BodyOf<'POST /api/mporder/v1/staff/store/reopen'>,
): Promise<Done> {
  await lockOwnStore(ctx, storeId);
  const { fromAt, untilAt } = await takeClosureBack(ctx, { storeId, closureId });
  await openStoreSlots(ctx, await holdStore(ctx, storeId), { fromAt, untilAt });
  return DONE;
}

/** Sets the cars of a model for test drives; needs a transaction. @throws NOT_FOUND, BAD_INPUT, STATE_CHANGED */
export async function setCars(ctx: ActorCtx, body: BodyOf<'POST /api/mporder/v1/staff/store/cars'>): Promise<Done> {
  const store = await lockOwnStore(ctx, body.storeId);
  await assertModels(ctx, [body.modelId], 'body.modelId');
  await assertNoneInTheWay(ctx, await setStoreCars(ctx, store, body));
  return DONE;
}

/** Sets hours and tables of the restaurant; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function setRestaurant(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mporder/v1/staff/store/restaurant'>,
): Promise<Done> {
  await lockOwnStore(ctx, body.storeId);
  await assertNoneInTheWay(ctx, await setTables(ctx, body));
  return DONE;
}

/** @throws NOT_FOUND */
export async function setDish(ctx: ActorCtx, body: BodyOf<'POST /api/mporder/v1/staff/store/dish'>): Promise<Done> {
  await lockOwnStore(ctx, body.storeId);
  await markDish(ctx, body);
  return DONE;
}

/** @throws NOT_FOUND */
export async function setAdviser(
  ctx: ActorCtx,
  { storeId, adviserId, ...changes }: BodyOf<'POST /api/mporder/v1/staff/store/adviser'>,
): Promise<Done> {
  await lockOwnStore(ctx, storeId);
  await changeAdviser(ctx, { storeId, adviserId }, changes);
  return DONE;
}
