import type { BodyOf, SnapUpOwnData } from '@voltfront/contract';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import { SNAP_UP_HOLD_MS, snapUpPhase } from '@voltfront/rules/campaign/snap-up';
import { type ActorCtx, withTransaction } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { schedule } from '../../../../kernel/jobs';
import type { CampaignRow } from '../../campaign.repository';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { giveBack } from './give-back';
import { inTurn } from './queue';
import { readTaken, sales, stock } from './sale-reads';
import { presentOwn } from './show-snap-up';
import { findPlace, hasReminder, insertPlace, lockPlace, type PlaceRow, takeCar } from './snap-up.repository';
import { snapUpTexts } from './snap-up.texts';
import { carOf, isOver, type SettingsCar, SNAP_UP, snapUpSettingsOf, windowOf } from './snap-up-settings';

type Wanted = BodyOf<'POST /api/mpmkt/v1/campaign/snapUp/place'>;

/** @throws SALE_NOT_RUNNING before and after the session, and in its first minutes without an appointment */
async function assertSelling(ctx: ActorCtx, row: CampaignRow, code: string): Promise<SettingsCar> {
  const settings = snapUpSettingsOf(row);
  const { car, session } = carOf(settings, code);
  const phase = snapUpPhase(windowOf(settings, session), ctx.now());
  if (phase === 'over') throw refuse('SALE_NOT_RUNNING', { message: snapUpTexts.over });
  if (phase === 'booking' || phase === 'soon')
    throw refuse('SALE_NOT_RUNNING', { message: snapUpTexts.notStarted({ at: session.startsAt }) });
  const key = { accountId: ctx.actor.accountId, campaignId: row.id, code, what: 'start' as const };
  if (phase === 'first' && !(await hasReminder(ctx.db, key)))
    throw refuse('SALE_NOT_RUNNING', { message: snapUpTexts.bookedFirst({ minutes: settings.bookedFirstMinutes }) });
  return car;
}

const soldOut = () => refuse('SOLD_OUT', { message: snapUpTexts.soldOut });

/** A place that the person has already. @throws ALREADY_DONE after an order, HOLD_ELSEWHERE for another car */
function keptPlace(place: PlaceRow, code: string): PlaceRow {
  if (place.state !== 'held')
    throw refuse('ALREADY_DONE', { message: snapUpTexts.onePerPerson, data: { orderNo: place.orderNo } });
  if (place.code !== code) throw refuse('HOLD_ELSEWHERE', { message: snapUpTexts.otherHeld });
  return place;
}

async function hold(ctx: ActorCtx, row: CampaignRow, code: string, car: SettingsCar): Promise<PlaceRow> {
  await holdPerson(ctx);
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const before = await lockPlace(ctx.db, { accountId, campaignId: row.id });
  if (before && !isOver(before, now)) return keptPlace(before, code);
  if (before) await giveBack(ctx, before);
  const until = now + SNAP_UP_HOLD_MS;
  const place: PlaceRow = { accountId, campaignId: row.id, code, state: 'held', until, orderNo: null, createdAt: now };
  await insertPlace(ctx.db, place);
  if (!(await takeCar(ctx.db, row.id, code, car.stock))) throw soldOut();
  stock.forget(ctx);
  await schedule(ctx, 'endSnapUpHold', { accountId, campaignId: row.id }, until + 1);
  return place;
}

/** Whether all of a car are taken and none by the caller; most who come too late are told so without a look of their own. */
async function isTooLate(ctx: ActorCtx, row: CampaignRow, code: string): Promise<boolean> {
  const settings = snapUpSettingsOf(row);
  const { car, session } = carOf(settings, code);
  const phase = snapUpPhase(windowOf(settings, session), ctx.now());
  if (campaignState(row, ctx.now()) !== 'running' || (phase !== 'first' && phase !== 'open')) return false;
  const { count, holders } = await readTaken(ctx, row.id);
  return (count.get(code) ?? 0) >= car.stock && !holders.has(ctx.actor.accountId);
}

/** Holds a car for the caller, whose turn it is. */
async function takeNow(ctx: ActorCtx, row: CampaignRow, code: string): Promise<SnapUpOwnData> {
  // The last car may have gone while the caller waited.
  if (await isTooLate(ctx, row, code)) throw soldOut();
  await assertTakesPart(ctx, row);
  const { accountId } = ctx.actor;
  const { holders } = await readTaken(ctx, row.id);
  const own = holders.has(accountId) ? await findPlace(ctx.db, { accountId, campaignId: row.id }) : undefined;
  if (own && !isOver(own, ctx.now())) return presentOwn(keptPlace(own, code));
  const car = await assertSelling(ctx, row, code);
  return presentOwn(await withTransaction(ctx, (tx) => hold(tx, row, code, car)));
}

/**
 * Holds one car for the caller; one person has one car of a campaign. Call it outside a transaction: who waits in the queue holds
 * no connection, and most of those who come too late are told without one.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, TICKET under load, SALE_NOT_RUNNING, ALREADY_DONE,
 *   HOLD_ELSEWHERE, SOLD_OUT
 */
export async function takePlace(ctx: ActorCtx, { slug, code }: Wanted): Promise<SnapUpOwnData> {
  const row = await sales.read(ctx, slug, () => openCampaign(ctx, SNAP_UP, slug));
  if (await isTooLate(ctx, row, code)) throw soldOut();
  if (campaignState(row, ctx.now()) !== 'running') return takeNow(ctx, row, code);
  return inTurn(ctx, row.id, code, () => takeNow(ctx, row, code));
}
