import type { BodyOf, OrderChangePreviewData, YearProtocolData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { AppError, refuse } from '../../../kernel/errors';
import { wordsToKeep } from '../../../kernel/texts';
import { spend } from '../../points';
import { changeTexts } from '../change/change.texts';
import type { YearPending } from '../change/change.types';
import { assertChangeable, refusalError, refusalOf } from '../change/change-refusal';
import { findOwnOrder } from '../change/own-order';
import { writeChange } from '../change/write-change';
import { lockOwnOrder, noteOrder } from '../move-order';
import type { OrderRow } from '../order.repository';
import { orderTexts } from '../order.texts';
import type { OrderKey } from '../order.types';
import { keepRef } from './choose-year';
import { proposeYear, type YearTarget } from './propose-year';
import { showProtocol } from './show-year';
import { markTakenBack, upsertDecision } from './year.repository';
import { type YearCase, yearCaseOf } from './year-state';

/** @throws NOT_FOUND when no offer concerns the order, ORDER_LOCKED, ALREADY_DONE, STATE_CHANGED with the reason. */
async function openCaseOf(ctx: Ctx, row: OrderRow): Promise<YearCase> {
  const found = await yearCaseOf(ctx, row);
  if (!found) throw refusalError(refusalOf('notAffected'));
  assertChangeable('year', row, ctx.now(), found.phase);
  return found;
}

/**
 * Previews an order of the caller in the new model year. @throws like `holdYear`, without
 * PRICE_CHANGED
 */
export async function previewYear(ctx: Ctx, key: OrderKey, target: YearTarget): Promise<OrderChangePreviewData> {
  const row = await findOwnOrder(ctx, key);
  return (await proposeYear(ctx, row, await openCaseOf(ctx, row), target)).preview;
}

/**
 * Stores a pending change to the new model year with its price, until its protocol is signed; a
 * later one replaces it. The order itself does not change yet. Call it in a transaction.
 * @throws NOT_FOUND, ORDER_LOCKED, ALREADY_DONE, STATE_CHANGED with the reason, PRICE_CHANGED with
 * the new preview, and the quote's errors
 */
export async function holdYear(
  ctx: Ctx,
  key: OrderKey,
  input: BodyOf<'POST /api/mporder/v1/order/year/hold'>,
): Promise<YearProtocolData> {
  const row = await lockOwnOrder(ctx, key);
  const found = await openCaseOf(ctx, row);
  const { preview, quote } = await proposeYear(ctx, row, found, input);
  if (quote.totalFen !== input.totalFen) throw refuse('PRICE_CHANGED', { data: preview });
  const { offerId } = found.offer;
  const heldAt = ctx.now();
  const { way } = input;
  const held = { campaignId: offerId, way, configuration: quote.configuration, preview, heldAt };
  const yearPending: YearPending = wordsToKeep(held, ['preview']);
  await upsertDecision(ctx.db, { ...key, offerId, choice: 'change', chosenAt: heldAt });
  const note = changeTexts.yearHeld({ from: preview.before.versionName, to: preview.after.versionName });
  await noteOrder(ctx, row, { title: changeTexts.yearChosen, note, who: 'customer' }, { yearPending });
  return showProtocol(ctx, key);
}

/** @throws LIMIT_REACHED with a text about the compensation; any other error unchanged */
function tellSpent(error: unknown): never {
  if (error instanceof AppError && error.rowName === 'LIMIT_REACHED')
    throw refuse('LIMIT_REACHED', { message: orderTexts.pointsUsed });
  throw error;
}

/**
 * Reverses the compensation for keeping the year. @throws LIMIT_REACHED when the points were spent
 * meanwhile
 */
async function takeBackCompensation(ctx: Ctx, key: OrderKey, { offer, decision }: YearCase): Promise<void> {
  if (!decision?.grantedCode || decision.takenBackAt !== null) return;
  const granted = offer.compensations.find(({ optionCode }) => optionCode === decision.grantedCode);
  if (granted?.kind === 'points' && granted.points) {
    const ref = keepRef(key, offer.offerId);
    await spend(ctx, { accountId: key.userId, amount: granted.points, reason: 'yearKeepBack', ref }).catch(tellSpent);
  }
  await markTakenBack(ctx.db, key, offer.offerId, ctx.now());
}

/**
 * Applies the pending year change at its stored price, in the transaction that signs its protocol.
 * It cannot be undone.
 * @throws NOT_FOUND when there is none, PRICE_CHANGED with the new preview, LIMIT_REACHED when the
 * compensation for keeping was spent, and the errors of `holdYear`
 */
export async function applyHeldYear(ctx: Ctx, key: OrderKey): Promise<void> {
  const row = await lockOwnOrder(ctx, key);
  const held = row.yearPending;
  if (!held) throw refuse('NOT_FOUND');
  const found = await openCaseOf(ctx, row);
  const { versionId, productCodes } = held.configuration;
  const proposal = await proposeYear(ctx, row, found, { way: 'free', versionId, productCodes });
  if (proposal.quote.totalFen !== held.preview.after.totalFen)
    throw refuse('PRICE_CHANGED', { data: proposal.preview });
  await takeBackCompensation(ctx, key, found);
  await writeChange(ctx, row, proposal, { yearSignedAt: ctx.now(), yearPending: held });
}
