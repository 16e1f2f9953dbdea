import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { experienceState } from '@voltfront/rules/honour/experience-booking';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId, randomDigits } from '../../kernel/ids';
import { earn, lockKr, spend } from '../points';
import {
  type ExperienceRow,
  findByCode,
  findExperience,
  freePlace,
  insertBooking,
  takePlace,
} from './honour.repository';
import { honourTexts } from './honour.texts';
import { lockBooking, moveBooking } from './move-booking';

/** Digits of an attendance code. */
const CODE_DIGITS = 8;

/** An experience whose window is open. @throws NOT_FOUND, STATE_CHANGED */
async function openExperience(ctx: Ctx, experienceId: string): Promise<ExperienceRow> {
  const row = await findExperience(ctx.db, experienceId);
  if (!row) throw refuse('NOT_FOUND', { message: honourTexts.noExperience });
  const state = experienceState({ ...row, placesLeft: row.places - row.taken }, false, ctx.now());
  if (state === 'coming' || state === 'ended') throw refuse('STATE_CHANGED', { message: honourTexts.notOpen });
  return row;
}

/**
 * Exchanges KR for a place, once per person; needs a transaction, in which balance and places change together.
 * @throws NOT_FOUND, STATE_CHANGED outside the window, ALREADY_DONE, LIMIT_REACHED with too little KR, SOLD_OUT
 */
export async function exchangeKr(
  ctx: ActorCtx,
  { experienceId }: BodyOf<'POST /api/mpintegral/v1/honour/exchange'>,
): Promise<ReplyOf<'POST /api/mpintegral/v1/honour/exchange'>> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const { krPrice: kr } = await openExperience(ctx, experienceId);
  // Exchanges and cancellations of a person wait for each other; the experience comes after the balance everywhere.
  const before = await lockKr(ctx, accountId);
  const [bookingId, code] = [newId(now), randomDigits(CODE_DIGITS)];
  const row = { accountId, id: bookingId, experienceId, code, kr, state: 'booked' as const };
  if (!(await insertBooking(ctx.db, { ...row, createdAt: now, updatedAt: now })))
    throw refuse('ALREADY_DONE', { message: honourTexts.exchanged });
  if (before < kr) throw refuse('LIMIT_REACHED', { message: honourTexts.tooFew });
  const { balance } = await spend(ctx, { accountId, unit: 'kr', amount: kr, reason: 'experience', ref: bookingId });
  if (!(await takePlace(ctx.db, experienceId, now))) throw refuse('SOLD_OUT', { message: honourTexts.full });
  return { bookingId, code, balance };
}

/**
 * Cancels a booking of the caller; its KR and its place come back. Needs a transaction.
 * @throws NOT_FOUND also for somebody else's, STATE_CHANGED after the deadline
 */
export async function cancelBooking(
  ctx: ActorCtx,
  { bookingId }: BodyOf<'POST /api/mpintegral/v1/honour/cancel'>,
): Promise<ReplyOf<'POST /api/mpintegral/v1/honour/cancel'>> {
  const { accountId } = ctx.actor;
  await lockKr(ctx, accountId);
  const row = await lockBooking(ctx, { accountId, bookingId });
  await moveBooking(ctx, row, 'cancel', 'customer');
  const back = { accountId, unit: 'kr', amount: row.kr, reason: 'experienceBack', ref: bookingId } as const;
  const { balance } = await earn(ctx, back);
  await freePlace(ctx.db, row.experienceId);
  return { balance };
}

/**
 * Lets the holder of an attendance code in; needs a transaction.
 * @throws NOT_FOUND for an unknown code, STATE_CHANGED when it was used or cancelled, or away from the time of the experience
 */
export async function attend(
  ctx: Ctx,
  { experienceId, code }: BodyOf<'POST /api/mpintegral/v1/honour/attend'>,
): Promise<ReplyOf<'POST /api/mpintegral/v1/honour/attend'>> {
  const key = await findByCode(ctx.db, experienceId, code);
  if (!key) throw refuse('NOT_FOUND', { message: honourTexts.noCode });
  const row = await moveBooking(ctx, await lockBooking(ctx, key), 'attend', 'staff');
  return { title: row.experience.title, at: ctx.now() };
}
