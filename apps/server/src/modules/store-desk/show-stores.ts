import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { openingAt } from '@voltfront/rules/care/opening';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { seesStore, staffSight } from '../../kernel/staff-sight';
import { restaurantOfStaff } from '../restaurant';
import { selectProfile } from '../showroom';
import { countUpcoming, reservedAtStore } from '../slot';
import {
  type ClosureRow,
  type StorePlaceRow,
  selectAdvisersOf,
  selectClosures,
  selectStoresOfStaff,
  storePlaces,
} from '../store';
import { carsOfStores, TEST_DRIVE } from '../test-drive';
import { loadModels } from '../vehicle';

const LIST = 'GET /api/mporder/v1/staff/stores';
const DETAIL = 'GET /api/mporder/v1/staff/store';
const BOOKINGS = 'GET /api/mporder/v1/staff/store/bookings';
type Line = ReplyOf<typeof LIST>['items'][number];
type Closure = ReplyOf<typeof DETAIL>['closures'][number];

/** Appointments that are named one by one. */
const MOST_BOOKINGS = 100;

const presentClosure = ({ closureId, fromAt, untilAt, reason }: ClosureRow): Closure => ({
  ...{ closureId, fromAt, untilAt, reason },
});

/** Stores as lines of the list; closures and cars are read once for all of them. */
async function presentLines(ctx: ActorCtx, rows: readonly StorePlaceRow[]): Promise<Line[]> {
  const ids = rows.map(({ storeId }) => storeId);
  const closures = await selectClosures(ctx.db, ids, ctx.now());
  const cars = await carsOfStores(ctx, ids);
  return rows.map(({ storeId, name, kind, cityName, address, phone, hours, movedTo }) => {
    const own = closures.filter((each) => each.storeId === storeId);
    const open = cars.filter((each) => each.storeId === storeId && each.isOpen);
    return {
      ...{ storeId, name, kind, cityName, address, phone, hours },
      isOpen: movedTo === null && openingAt(hours, own, ctx.now()).isOpen,
      isMoved: movedTo !== null,
      carCount: open.reduce((sum, { plates }) => sum + plates.length, 0),
      closure: own[0] ? presentClosure(own[0]) : null,
    };
  });
}

/** Stores that the caller sees, by their ids. */
export async function listStaffStores(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const { onlyStoreId } = await staffSight(ctx, 'stores');
  if (onlyStoreId === null) return { items: [], nextCursor: null };
  const { words, cityCode, kind } = query;
  const read = await selectStoresOfStaff(ctx.db, { storeId: onlyStoreId, words, cityCode, kind }, page);
  const { rows, nextCursor } = page.cut(read, ({ storeId }) => ({ key: 0, id: storeId }));
  return { items: await presentLines(ctx, rows), nextCursor };
}

async function carsOf(ctx: ActorCtx, storeId: string, names: ReadonlyMap<string, string>) {
  const cars = await carsOfStores(ctx, [storeId]);
  const booked = await countUpcoming(
    ctx,
    TEST_DRIVE,
    cars.map(({ placeId }) => placeId),
  );
  return cars.map(({ placeId, modelId, plates, isOpen }) => ({
    ...{ placeId, modelId, plates, isOpen },
    modelName: names.get(modelId) ?? modelId,
    bookedCount: booked.get(placeId) ?? 0,
  }));
}

/** A store with all that its staff keep. @throws NOT_FOUND also for one that the caller does not see */
export async function showStaffStore(
  ctx: ActorCtx,
  { storeId }: QueryOf<typeof DETAIL>,
): Promise<ReplyOf<typeof DETAIL>> {
  const sight = await staffSight(ctx, 'stores');
  const [row] = seesStore(sight, storeId) ? await storePlaces(ctx, [storeId]) : [];
  if (!row) throw refuse('NOT_FOUND');
  const [line] = await presentLines(ctx, [row]);
  if (!line) throw refuse('NOT_FOUND');
  const profile = await selectProfile(ctx.db, storeId);
  const models = (await loadModels(ctx)).map(({ modelId, name }) => ({ modelId, name }));
  const names = new Map(models.map(({ modelId, name }) => [modelId, name]));
  return {
    ...line,
    services: row.services,
    story: profile?.story ?? '',
    parking: profile?.parking ?? '',
    closures: (await selectClosures(ctx.db, [storeId], ctx.now())).map(presentClosure),
    onShow: profile?.onShow ?? [],
    models,
    cars: await carsOf(ctx, storeId, names),
    restaurant: await restaurantOfStaff(ctx, storeId),
    people: (await selectAdvisersOf(ctx.db, storeId)).map(
      ({ adviserId, name, title, phone, avatar, hours, restDays }) => ({
        ...{ adviserId, name, title, phone, avatar, hours },
        restDays: restDays ?? [],
      }),
    ),
    mayChange: sight.mayChange(storeId),
  };
}

/** Appointments at a store that begin within a span. @throws NOT_FOUND as for the store */
export async function showBookings(ctx: ActorCtx, query: QueryOf<typeof BOOKINGS>): Promise<ReplyOf<typeof BOOKINGS>> {
  if (!seesStore(await staffSight(ctx, 'stores'), query.storeId)) throw refuse('NOT_FOUND');
  const { count, items } = await reservedAtStore(ctx, query.storeId, query, MOST_BOOKINGS);
  return { count, items: items.map(({ kind, startsAt, number }) => ({ kind, startsAt, number })) };
}
