import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { fillSlot, reserveSlot, savePlans } from '../slot';
import { storePlaces } from '../store';
import { type ArrivingCar, toCarRow } from './receive-car';
import { loadCar } from './show-car';
import { currentInstruction, statementsFor } from './statements';
import { insertCars, insertConfirmation } from './stock-car.repository';
import {
  insertFoundReminder,
  insertInstructions,
  insertMatchingList,
  insertReminderCount,
  insertSaleReminders,
  insertStores,
  insertViewing,
  type NewInstruction,
  type NewReminder,
  type StoreRow,
} from './stock-seed.repository';
import { holderOf, VIEWING, viewingDays, viewingPlan } from './viewing-slots';

/** State of a demo car. */
export interface StockFate {
  status?: 'sold' | 'withdrawn';
  /** The person who holds it; sold cars were sold at the store. */
  accountId?: string;
  heldUntil?: number;
}

/** Initial stock. */
export interface StockSeed {
  cars: (ArrivingCar & { fate?: StockFate })[];
  /** Stores; `viewingCapacity` is the number of viewings in the same hour, 0 for none. */
  stores: (StoreRow & { viewingCapacity: number })[];
  instructions: NewInstruction[];
  /** Matching lists: account and cars, the newest last. */
  matching: { accountId: string; stockCarIds: readonly string[] }[];
  /** Arrival reminders with the cars that matched them. */
  reminders: (Omit<NewReminder, 'id' | 'fingerprint'> & { found: readonly string[] })[];
  saleReminders: { accountId: string; stockCarId: string }[];
  /** Upcoming viewings: day and slot count from the first one that can be booked. */
  viewings: { accountId: string; stockCarId: string; day: number; slot: number }[];
  /** Stores whose first slot of the second day is full. */
  fullStoreIds: string[];
}

const SOLD_ELSEWHERE = 'STORE';

function fateColumns({ status, accountId, heldUntil }: StockFate = {}): Partial<Awaited<ReturnType<typeof toCarRow>>> {
  if (status === 'sold') return { status, soldOrderNo: SOLD_ELSEWHERE };
  if (status) return { status };
  return accountId && heldUntil ? { heldBy: accountId, heldUntil } : {};
}

async function seedCars(ctx: Ctx, cars: StockSeed['cars']): Promise<void> {
  const places = await storePlaces(ctx, [...new Set(cars.map(({ storeId }) => storeId))]);
  const rows = await Promise.all(
    cars.map(async ({ fate, ...car }) => {
      const store = places.find(({ storeId }) => storeId === car.storeId);
      if (!store) throw new InternalError(`no store ${car.storeId}`);
      return { ...(await toCarRow(ctx, car, store)), ...fateColumns(fate) };
    }),
  );
  await insertCars(ctx.db, rows);
  const waiting = cars.filter(({ sale }) => sale !== null && sale.startsAt > ctx.now());
  for (const { stockCarId, sale } of waiting)
    await schedule(ctx, 'startStockSale', { stockCarId }, sale?.startsAt ?? 0);
}

async function seedMatching(ctx: Ctx, { accountId, stockCarIds }: StockSeed['matching'][number]): Promise<void> {
  const now = ctx.now();
  const rows = stockCarIds.map((stockCarId, index) => ({
    accountId,
    stockCarId,
    createdAt: now - stockCarIds.length + index,
  }));
  await insertMatchingList(ctx.db, accountId, rows);
}

async function seedReminders(ctx: Ctx, reminders: StockSeed['reminders']): Promise<void> {
  for (const { found, ...reminder } of reminders) {
    const { accountId, createdAt, modelId, versionId, paint, cityCode, minPriceFen, maxPriceFen } = reminder;
    const id = newId(createdAt);
    const parts = [modelId, versionId, paint, cityCode, minPriceFen, maxPriceFen].map((value) => value ?? null);
    const hits = found.map((stockCarId) => ({ accountId, reminderId: id, stockCarId, createdAt: ctx.now() }));
    await insertFoundReminder(ctx.db, { ...reminder, id, fingerprint: JSON.stringify(parts) }, hits);
  }
  for (const accountId of new Set(reminders.map((reminder) => reminder.accountId))) {
    const used = reminders.filter((reminder) => reminder.accountId === accountId).length;
    await insertReminderCount(ctx.db, accountId, used);
  }
}

async function seedConfirmations(ctx: Ctx, cars: StockSeed['cars']): Promise<void> {
  const instruction = await currentInstruction(ctx);
  const now = ctx.now();
  for (const { stockCarId, fate } of cars) {
    if (!fate?.accountId) continue;
    const statements = statementsFor(instruction, await loadCar(ctx, stockCarId), now);
    const { version } = instruction;
    const { accountId } = fate;
    await insertConfirmation(ctx.db, { accountId, id: newId(now), stockCarId, version, statements, confirmedAt: now });
  }
}

async function seedViewing(ctx: Ctx, viewing: StockSeed['viewings'][number]): Promise<void> {
  const { accountId, stockCarId, day, slot } = viewing;
  const { storeId } = await loadCar(ctx, stockCarId);
  const now = ctx.now();
  const found = (await viewingDays(ctx, storeId))[day]?.slots[slot];
  if (!found) return;
  const { slotId, startsAt, endsAt } = found;
  await reserveSlot(ctx, holderOf(accountId, stockCarId), { placeId: storeId, startsAt });
  const row = { accountId, id: newId(now), stockCarId, storeId, slotId, startsAt, endsAt, state: 'booked' as const };
  await insertViewing(ctx.db, { ...row, createdAt: now, updatedAt: now });
}

async function seedFullSlot(ctx: Ctx, storeId: string): Promise<void> {
  const slot = (await viewingDays(ctx, storeId))[1]?.slots[0];
  if (slot) await fillSlot(ctx, { kind: VIEWING, placeId: storeId, startsAt: slot.startsAt });
}

async function seedStores(ctx: Ctx, stores: StockSeed['stores']): Promise<void> {
  await insertStores(
    ctx.db,
    stores.map(({ viewingCapacity: _, ...store }) => store),
  );
  const plans = stores
    .filter(({ viewingCapacity }) => viewingCapacity > 0)
    .map(({ storeId, viewingCapacity }) => ({ kind: VIEWING, placeId: storeId, plan: viewingPlan(viewingCapacity) }));
  await savePlans(ctx, plans);
}

/**
 * Fills the stock of an empty database, after stores and catalogue; call it in a transaction. Sends
 * no notifications.
 */
export async function seedStock(ctx: Ctx, seed: StockSeed): Promise<void> {
  await seedStores(ctx, seed.stores);
  await insertInstructions(ctx.db, seed.instructions);
  await seedCars(ctx, seed.cars);
  for (const list of seed.matching) await seedMatching(ctx, list);
  await seedReminders(ctx, seed.reminders);
  const now = ctx.now();
  const sale = seed.saleReminders.map((reminder) => ({ ...reminder, createdAt: now }));
  await insertSaleReminders(ctx.db, sale);
  await seedConfirmations(ctx, seed.cars);
  for (const viewing of seed.viewings) await seedViewing(ctx, viewing);
  for (const storeId of seed.fullStoreIds) await seedFullSlot(ctx, storeId);
}
