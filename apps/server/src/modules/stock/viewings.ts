import type { QueryOf, ReplyOf, ViewingBookingData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { storePlaces } from '../store';
import { carNameOf } from './car-words';
import { selectCards } from './find-cars.repository';
import { findStockStore } from './list-stores';
import { stockTexts } from './stock.texts';
import { selectCar } from './stock-car.repository';
import { viewingDays } from './viewing-slots';
import { selectUpcoming, selectViewings, type ViewingRow } from './viewings.repository';

type Slots = ReplyOf<'GET /api/mporder/v1/stock/viewing/slots'>;

const NOWHERE = { point: null, wish: null };

/** Viewings in the response format. */
async function presentViewings(ctx: Ctx, rows: readonly ViewingRow[]): Promise<ViewingBookingData[]> {
  const carIds = [...new Set(rows.map(({ stockCarId }) => stockCarId))];
  const cars = new Map((await selectCards(ctx.db, NOWHERE, carIds)).map((car) => [car.stockCarId, car]));
  const places = await storePlaces(ctx, [...new Set(rows.map(({ storeId }) => storeId))]);
  const stores = new Map(places.map((store) => [store.storeId, store]));
  return Promise.all(
    rows.map(async ({ id, stockCarId, storeId, slotId, startsAt, endsAt, state }) => {
      const car = cars.get(stockCarId);
      const { name = '', address = '', phone = '' } = stores.get(storeId) ?? {};
      return {
        viewingId: id,
        stockCarId,
        slotId,
        startsAt,
        endsAt,
        state: state === 'booked' && endsAt <= ctx.now() ? 'over' : state,
        store: { storeId, name, address, phone },
        carName: car ? await carNameOf(ctx, car) : '',
        cutout: car?.cutout ?? '',
      };
    }),
  );
}

/** A viewing in the response format. */
export async function presentViewing(ctx: Ctx, row: ViewingRow): Promise<ViewingBookingData> {
  const [shown] = await presentViewings(ctx, [row]);
  return shown as ViewingBookingData;
}

/** The person's upcoming viewing of a car, or null. */
export async function bookingForCar(
  ctx: Ctx,
  accountId: string,
  stockCarId: string,
): Promise<ViewingBookingData | null> {
  const row = await selectUpcoming(ctx.db, accountId, stockCarId, ctx.now());
  return row ? presentViewing(ctx, row) : null;
}

/**
 * Slots at the car's store for the next 7 days; none where the store offers no viewings. @throws
 * NOT_FOUND
 */
export async function showSlots(ctx: Ctx, { stockCarId }: { stockCarId: string }): Promise<Slots> {
  const car = await selectCar(ctx.db, stockCarId);
  if (!car) throw refuse('NOT_FOUND', { message: stockTexts.carMissing });
  const { place: _, ...store } = await findStockStore(ctx, car.storeId);
  const me = ctx.actor?.accountId;
  return {
    store,
    days: await viewingDays(ctx, car.storeId),
    booking: me ? await bookingForCar(ctx, me, stockCarId) : null,
  };
}

/** The caller's viewings, the latest first. @throws BAD_INPUT for a forged cursor */
export async function listViewings(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mporder/v1/stock/viewings'>,
): Promise<ReplyOf<'GET /api/mporder/v1/stock/viewings'>> {
  const page = openPage(ctx, 'GET /api/mporder/v1/stock/viewings', query);
  const read = await selectViewings(ctx.db, ctx.actor.accountId, page);
  const { rows, nextCursor } = page.cut(read, ({ startsAt, id }) => ({ key: startsAt, id }));
  return { items: await presentViewings(ctx, rows), nextCursor };
}
