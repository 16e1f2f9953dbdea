import type { BodyOf, ReplyOf, StockReminderData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { cityPlace } from '../store';
import { loadModel, loadModels, loadVersion } from '../vehicle';
import { countPlaces, givePlaceBack, LIST_LIMITS, takePlace } from './places.repository';
import {
  deleteReminder,
  findReminder,
  insertReminder,
  type ReminderRow,
  selectReminders,
  takeHits,
} from './reminders.repository';
import { stockTexts } from './stock.texts';
import { selectCar } from './stock-car.repository';

type Filter = BodyOf<'POST /api/mporder/v1/stock/reminder'>;

const limit = LIST_LIMITS.reminder;
/** Reminders notified in one step. */
const BATCH = 200;

async function paintName(ctx: Ctx, paint: string): Promise<string> {
  const products = (await loadModels(ctx)).flatMap(({ versions }) => versions.flatMap((version) => version.products));
  const product = products.find(({ productCode, groupCode }) => productCode === paint && groupCode === 'paint');
  if (!product) throw refuse('NOT_FOUND', { message: stockTexts.paintMissing });
  return product.name;
}

function priceWords({ minPriceFen, maxPriceFen }: Filter): string[] {
  if (minPriceFen !== undefined && maxPriceFen !== undefined)
    return [stockTexts.priceBetween({ lowFen: minPriceFen, highFen: maxPriceFen })];
  if (minPriceFen !== undefined) return [stockTexts.priceFrom({ lowFen: minPriceFen })];
  return maxPriceFen === undefined ? [] : [stockTexts.priceUpTo({ highFen: maxPriceFen })];
}

/**
 * The filter as text, for example `{model} 长续航版 · 雾屿蓝 · 上海市 · ¥300,000 以内`. @throws NOT_FOUND for
 * unknown parts
 */
async function titleOf(ctx: Ctx, filter: Filter): Promise<string> {
  const { modelId, versionId, paint, cityCode } = filter;
  const version = versionId ? await loadVersion(ctx, versionId) : null;
  const model = modelId || version ? (await loadModel(ctx, modelId ?? version?.modelId ?? '')).name : null;
  const city = cityCode ? await cityPlace(ctx, cityCode) : null;
  if (cityCode && !city) throw refuse('NOT_FOUND', { message: stockTexts.cityMissing });
  const car = [model, version?.versionName].filter(Boolean).join(' ');
  const parts = [car, paint ? await paintName(ctx, paint) : '', city?.cityName ?? '', ...priceWords(filter)];
  const words = parts.filter((word) => word !== '');
  return words.length > 0 ? stockTexts.filter({ words }) : stockTexts.allCars;
}

function fingerprintOf(filter: Filter): string {
  const { modelId, versionId, paint, cityCode, minPriceFen, maxPriceFen } = filter;
  return JSON.stringify([modelId, versionId, paint, cityCode, minPriceFen, maxPriceFen].map((value) => value ?? null));
}

function assertSound(filter: Filter): void {
  const { minPriceFen, maxPriceFen } = filter;
  if (minPriceFen !== undefined && maxPriceFen !== undefined && minPriceFen > maxPriceFen)
    throw refuse('BAD_INPUT', { message: stockTexts.pricesTurned, data: { fields: ['body.maxPriceFen'] } });
}

/**
 * Stores an arrival reminder of the caller; call it in a transaction. The same one is stored once.
 * @throws BAD_INPUT, NOT_FOUND for unknown parts, LIMIT_REACHED above 5, also under concurrency
 */
export async function addReminder(
  ctx: ActorCtx,
  filter: Filter,
): Promise<ReplyOf<'POST /api/mporder/v1/stock/reminder'>> {
  assertSound(filter);
  const { accountId } = ctx.actor;
  const fingerprint = fingerprintOf(filter);
  const title = await titleOf(ctx, filter);
  const now = ctx.now();
  const id = await insertReminder(ctx.db, {
    ...filter,
    accountId,
    id: newId(now),
    title,
    fingerprint,
    createdAt: now,
  });
  if (!id) {
    const kept = await findReminder(ctx.db, accountId, fingerprint);
    if (!kept) throw refuse('STATE_CHANGED');
    return { reminderId: kept, count: await countPlaces(ctx.db, accountId, 'reminder'), limit };
  }
  const count = await takePlace(ctx.db, accountId, 'reminder');
  if (count === null) throw refuse('LIMIT_REACHED', { message: stockTexts.remindersFull({ limit }) });
  return { reminderId: id, count, limit };
}

/** Deletes a reminder of the caller; call it in a transaction. @throws NOT_FOUND */
export async function dropReminder(ctx: ActorCtx, { reminderId }: { reminderId: string }): Promise<{ ok: true }> {
  const { accountId } = ctx.actor;
  if (!(await deleteReminder(ctx.db, accountId, reminderId))) throw refuse('NOT_FOUND');
  await givePlaceBack(ctx.db, accountId, 'reminder');
  return { ok: true };
}

function present(row: ReminderRow, arrivedCount: number): StockReminderData {
  const { id, title, modelId, versionId, paint, cityCode, minPriceFen, maxPriceFen, createdAt } = row;
  return {
    reminderId: id,
    title,
    modelId,
    versionId,
    paint,
    cityCode,
    minPriceFen,
    maxPriceFen,
    createdAt,
    arrivedCount,
  };
}

/** The caller's reminders, newest first. */
export async function listReminders(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mporder/v1/stock/reminders'>> {
  const rows = await selectReminders(ctx.db, ctx.actor.accountId);
  return { items: rows.map(({ reminder, arrivedCount }) => present(reminder, arrivedCount)), limit };
}

/** Notifies the reminders that match an arrived car; each once, however often this runs. */
export async function tellArrival(ctx: Ctx, { stockCarId }: { stockCarId: string }): Promise<void> {
  const car = await selectCar(ctx.db, stockCarId);
  if (car?.status !== 'onSale') return;
  let hits = await takeHits(ctx, car, BATCH);
  while (hits.length > 0) {
    for (const hit of hits) await publish(ctx, 'StockReminderMatched', { ...hit, stockCarId });
    hits = hits.length < BATCH ? [] : await takeHits(ctx, car, BATCH);
  }
}
