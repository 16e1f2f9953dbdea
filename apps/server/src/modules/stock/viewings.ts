import type { QueryOf, ReplyOf, ViewingBookingData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { fromCursor, toCursor } from '../../kernel/cursor';
import { refuse } from '../../kernel/errors';
import { storePlaces } from '../store';
import { carNameOf } from './car-words';
import { findStockStore } from './list-stores';
import { selectCar } from './stock-car.repository';
import { viewingDays } from './viewing-slots';
import { selectTaken, selectUpcoming, selectViewings, type ViewingRow } from './viewings.repository';

type Slots = ReplyOf<'GET /api/mporder/v1/stock/viewing/slots'>;

async function storeOf(ctx: Ctx, storeId: string): Promise<ViewingBookingData['store']> {
  const [place] = await storePlaces(ctx, [storeId]);
  const { name = '', address = '', phone = '' } = place ?? {};
  return { storeId, name, address, phone };
}

/** A viewing as its person sees it. */
export async function presentViewing(ctx: Ctx, row: ViewingRow): Promise<ViewingBookingData> {
  const car = await selectCar(ctx.db, row.stockCarId);
  const { id, stockCarId, slotId, startsAt, endsAt } = row;
  const isOver = row.state === 'booked' && endsAt <= ctx.now();
  return {
    viewingId: id,
    stockCarId,
    slotId,
    startsAt,
    endsAt,
    state: isOver ? 'over' : row.state,
    store: await storeOf(ctx, row.storeId),
    carName: car ? await carNameOf(ctx, car) : '',
    cutout: car?.cutout ?? '',
  };
}

/** The person's coming viewing of a car, or null. */
export async function bookingForCar(
  ctx: Ctx,
  accountId: string,
  stockCarId: string,
): Promise<ViewingBookingData | null> {
  const row = await selectUpcoming(ctx.db, accountId, stockCarId, ctx.now());
  return row ? presentViewing(ctx, row) : null;
}

/** Slots at the store of a car for the next 7 days; none where the store takes no viewings. @throws NOT_FOUND */
export async function showSlots(ctx: Ctx, { stockCarId }: { stockCarId: string }): Promise<Slots> {
  const car = await selectCar(ctx.db, stockCarId);
  if (!car) throw refuse('NOT_FOUND', { message: '该车不存在' });
  const { place: _, viewingCapacity, ...store } = await findStockStore(ctx, car.storeId);
  const days = viewingCapacity > 0 ? viewingDays(car.storeId, ctx.now()) : [];
  const ids = days.flatMap(({ slots }) => slots.map(({ slotId }) => slotId));
  const taken = await selectTaken(ctx.db, ids);
  const me = ctx.actor?.accountId;
  return {
    store,
    days: days.map(({ date, slots }) => ({
      date,
      slots: slots.map(({ slotId, startsAt, endsAt }) => ({
        slotId,
        startsAt,
        endsAt,
        left: Math.max(0, viewingCapacity - (taken.get(slotId) ?? 0)),
      })),
    })),
    booking: me ? await bookingForCar(ctx, me, stockCarId) : null,
  };
}

const cursorOf = (row: ViewingRow) => toCursor(row.startsAt, row.id);

function placeOf(cursor: string | undefined) {
  const place = fromCursor(cursor);
  return place ? { startsAt: place.key, id: place.id } : null;
}

/** Own viewings, the latest first. @throws BAD_INPUT for a cursor we did not make */
export async function listViewings(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mporder/v1/stock/viewings'>,
): Promise<ReplyOf<'GET /api/mporder/v1/stock/viewings'>> {
  const rows = await selectViewings(ctx.db, ctx.actor.accountId, placeOf(query.cursor), query.size + 1);
  const page = rows.slice(0, query.size);
  const last = page.at(-1);
  const items = await Promise.all(page.map((row) => presentViewing(ctx, row)));
  return { items, nextCursor: rows.length > query.size && last ? cursorOf(last) : null };
}
