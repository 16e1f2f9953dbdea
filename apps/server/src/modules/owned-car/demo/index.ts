import type { Ctx } from '../../../kernel/context';
import { newestOrders } from '../../order';
import { storesNear } from '../../store';
import { serviceCentres } from '../../store/demo';
import { planServices } from '../book-service';
import { insertChapters } from '../manual.repository';
import { saveOwnedCar } from '../owned-car.repository';
import { manual } from './manual';

/** Chapters of the manual. */
export async function seedManual(ctx: Ctx): Promise<void> {
  const words = ([zh, en]: [string, string]) => ({ zh, en });
  const rows = manual.map(({ chapter, title, summary, picture, blocks }, position) => ({
    chapter,
    position,
    title: words(title),
    summary: words(summary),
    picture: `/assets/${picture}.webp`,
    blocks,
    updatedAt: ctx.now(),
  }));
  await insertChapters(ctx.db, rows);
}

const MOST_STORES = 200;
const MOST_ORDERS = 50;
const OWNER = 'person-owner';

/** Times of services at all stores, and the registered car of a demo owner; the cars of others have no plate yet. */
export async function seedOwnedCars(ctx: Ctx): Promise<void> {
  const stores = await storesNear(ctx, null, { limit: MOST_STORES });
  await planServices(
    ctx,
    stores.map(({ storeId }) => storeId),
  );
  const car = (await newestOrders(ctx, OWNER, MOST_ORDERS)).find(({ state }) => state === 'delivered');
  if (!car) return;
  const key = { userId: OWNER, orderNo: car.orderNo };
  await saveOwnedCar(ctx.db, key, { name: '慢车道', plate: '沪AD51688', updatedAt: ctx.now() });
}

/** Times of services at the service centres. */
export const seedServiceCentrePlans = (ctx: Ctx): Promise<void> =>
  planServices(
    ctx,
    serviceCentres.filter(({ movedTo }) => movedTo === null).map(({ storeId }) => storeId),
  );
