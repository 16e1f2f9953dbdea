import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { confirmsItselfAtMs, WRONG_PICKUP_CODES } from '@voltfront/rules/pickup/pickup-moves';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { schedule } from '../../kernel/jobs';
import { mayChangeIn, type StaffView, staffView } from '../../kernel/staff-view';
import { noteHandover, timelineTexts } from '../order';
import { showHandover } from './list-handovers';
import { isReadyToPickUp, lockPickup, movePickup, type Pickup, tellPickup } from './move-pickup';
import { type PickupRow, selectByCode, selectByOrder } from './pickup.repository';
import { pickupTexts } from './pickup.texts';
import type { PickupKey } from './pickup.types';
import { isTokenRight, orderOfToken } from './pickup-code';

type Body = BodyOf<'POST /api/mporder/v1/staff/pickup/scan'>;

/** The handover that a QR text names; undefined for a wrong or an old one. */
async function ofToken(ctx: Ctx, token: string): Promise<PickupRow | undefined> {
  const row = await selectByOrder(ctx.db, orderOfToken(token));
  if (!row || row.code === null) return undefined;
  const { orderNo, code } = row;
  return isTokenRight(ctx.app, token, { orderNo, code }, ctx.now()) ? row : undefined;
}

const triesKey = (accountId: string) => `pickup:wrong:${accountId}`;

/** The handover of a scanned or typed code. @throws TOO_FREQUENT after five wrong ones, NOT_FOUND */
async function findScanned(ctx: ActorCtx, storeId: string, body: Body): Promise<PickupRow> {
  const { most, windowMs } = WRONG_PICKUP_CODES;
  const key = triesKey(ctx.actor.accountId);
  // Counted before it is looked up, so that tries at once count all; given back when the code was right.
  const { count } = await ctx.app.cache.increment(key, windowMs);
  if (count > most) throw refuse('TOO_FREQUENT', { message: pickupTexts.tooManyTries });
  const row = 'token' in body ? await ofToken(ctx, body.token) : await selectByCode(ctx.db, storeId, body.code);
  if (!row) throw refuse('NOT_FOUND', { message: pickupTexts.wrongCode });
  await ctx.app.cache.delete(key);
  return row;
}

/** Marks a locked handover as scanned: the customer can confirm it. @throws STATE_CHANGED */
export async function markScanned(ctx: Ctx, pickup: Pickup, staffId: string): Promise<PickupRow> {
  if (!isReadyToPickUp(pickup.order)) throw refuse('STATE_CHANGED', { message: pickupTexts.notReady });
  if (pickup.row.state !== 'waiting') throw refuse('STATE_CHANGED', { message: pickupTexts.alreadyScanned });
  const scannedAt = ctx.now();
  const row = await movePickup(ctx, pickup, 'scan', { who: 'staff', changes: { scannedAt, scannedBy: staffId } });
  await noteHandover(ctx, row, {
    title: timelineTexts.pickupScanned,
    note: timelineTexts.pickupConfirmBy,
    who: 'staff',
  });
  const { userId, orderNo } = row;
  await schedule(ctx, 'confirmHandover', { userId, orderNo, scannedAt }, confirmsItselfAtMs(scannedAt));
  await tellPickup(ctx, row, 'scanned');
  return row;
}

/**
 * Staff take the code of a customer in their store, once; needs a transaction.
 * @throws FORBIDDEN without a store or for another store's car, NOT_FOUND for a wrong or old code, TOO_FREQUENT, STATE_CHANGED
 */
export async function scanPickup(
  ctx: ActorCtx,
  body: Body,
): Promise<ReplyOf<'POST /api/mporder/v1/staff/pickup/scan'>> {
  const view = await staffView(ctx, 'handovers');
  if (view.storeId === null) throw refuse('FORBIDDEN', { message: pickupTexts.deskMissing });
  const found = await findScanned(ctx, view.storeId, body);
  if (!mayChangeIn(view, found.storeId)) throw refuse('FORBIDDEN', { message: pickupTexts.otherStore });
  if (!(await guardOf(ctx).holdAccount(ctx.db, found.userId)))
    throw refuse('NOT_FOUND', { message: pickupTexts.wrongCode });
  const pickup = await lockPickup(ctx, found);
  // Somebody else scanned it and took the scan back while this call waited: that code is void.
  if (pickup.row.state === 'waiting' && pickup.row.code !== found.code)
    throw refuse('NOT_FOUND', { message: pickupTexts.wrongCode });
  await markScanned(ctx, pickup, ctx.actor.accountId);
  return showHandover(ctx, view, found.orderNo);
}

/**
 * Staff take a wrong scan back, until the customer confirmed; needs a transaction. The code is drawn anew, so that the
 * one that was seen no longer works.
 * @throws NOT_FOUND also for another store's, STATE_CHANGED
 */
export async function undoScan(ctx: Ctx, view: StaffView, orderNo: string): Promise<void> {
  const found = await selectByOrder(ctx.db, orderNo);
  if (!found || !mayChangeIn(view, found.storeId)) throw refuse('NOT_FOUND', { message: pickupTexts.missing });
  const key: PickupKey = found;
  const row = await movePickup(ctx, await lockPickup(ctx, key), 'undo', {
    who: 'staff',
    changes: { scannedAt: null, scannedBy: null, code: null },
  });
  await noteHandover(ctx, row, { title: timelineTexts.pickupUndone, who: 'staff' });
  await tellPickup(ctx, row, 'undone');
}
