import type { BodyOf, QueryOf, ShowData, ShowVisitData } from '@voltfront/contract';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { newId, randomDigits } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { hashPhone } from '../account';
import { removeEntry, selectEntry, submitEntry } from '../form';
import { freeSlot, listSlots, moveSlot } from '../slot';
import { findByCode, findNextShow, insertVisit, type ShowRow, updateBooked, type VisitRow } from './show.repository';
import { showTexts } from './show.texts';
import { changeableVisit, holderOf, openShow, ownVisit, presentVisit, SHOW_VISIT } from './show-visit';

/** Digits of an entry code. */
const CODE_DIGITS = 10;

function stateOf({ bookFrom, endsAt }: ShowRow, now: number): ShowData['state'] {
  if (now >= endsAt) return 'over';
  return now < bookFrom ? 'announced' : 'open';
}

/** A show with its half days and the caller's booking. @throws NOT_FOUND */
export async function showDetail(ctx: Ctx, query: QueryOf<'GET /api/mpmkt/v1/show/detail'>): Promise<ShowData> {
  const now = ctx.now();
  const row = query.showId === undefined ? await findNextShow(ctx.db, now) : await openShow(ctx, query.showId);
  if (!row) throw refuse('NOT_FOUND', { message: showTexts.missing });
  const { showId, settings, bookFrom, startsAt, endsAt, formId } = row;
  const own = await ownVisit(ctx, showId);
  return {
    ...{ showId, settings, state: stateOf(row, now), bookFrom, startsAt, endsAt, formId },
    slots: await listSlots(ctx, { kind: SHOW_VISIT, placeId: showId }),
    own: own ? presentVisit(own, now) : null,
  };
}

/** The first booking of an account brings a chance of the draw that goes with the show. */
async function giveChance(ctx: Ctx, { settings: { draw } }: ShowRow): Promise<void> {
  if (draw === null || !ctx.actor) return;
  const { accountId } = ctx.actor;
  await publish(ctx, 'DrawChanceEarned', { accountId, slug: draw, reason: 'visit', ref: 'visit' });
}

/**
 * Books a visit: the form's entry, the half day and the visit are one transaction. Call it outside a transaction, for a wrong
 * code has to count.
 * @throws NOT_FOUND, STATE_CHANGED outside of the time for booking, BAD_INPUT by field, the errors of codes, LIMIT_REACHED
 */
export async function bookVisit(
  ctx: Ctx,
  { showId, version, answers: given }: BodyOf<'POST /api/mpmkt/v1/show/book'>,
): Promise<ShowVisitData> {
  const show = await openShow(ctx, showId);
  if (stateOf(show, ctx.now()) !== 'open') throw refuse('STATE_CHANGED', { message: showTexts.notOpen });
  const submission = { formId: show.formId, version, answers: given, once: newId(ctx.now()) };
  const { result } = await submitEntry(ctx, submission, async (tx, { userId, entryId }, answers) => {
    const now = tx.now();
    const startsAt = Number(answers.slot);
    const slot = (await listSlots(tx, { kind: SHOW_VISIT, placeId: showId })).find(
      (each) => each.startsAt === startsAt,
    );
    if (!slot) throw new InternalError('a half day that was taken is not offered');
    const row: VisitRow = {
      ...{ userId, visitId: entryId, showId, phoneHash: hashPhone(tx, String(answers.phone)), state: 'booked' },
      ...{ startsAt, endsAt: slot.endsAt, visitors: Number(answers.visitors ?? 1) },
      ...{ code: randomDigits(CODE_DIGITS), createdAt: now, updatedAt: now },
    };
    if (!(await insertVisit(tx.db, row))) throw refuse('LIMIT_REACHED', { message: showTexts.once });
    await giveChance(tx, show);
    return row;
  });
  if (!result) throw new InternalError('a booking under a new id was there already');
  return presentVisit(result, ctx.now());
}

/** Moves the caller's visit; needs a transaction. @throws NOT_FOUND, STATE_CHANGED, SLOT_FULL */
export async function changeVisit(
  ctx: ActorCtx,
  { showId, startsAt, visitors }: BodyOf<'POST /api/mpmkt/v1/show/change'>,
): Promise<ShowVisitData> {
  const visit = await changeableVisit(ctx, showId);
  const { reservation, refusal } = await moveSlot(ctx, holderOf(visit), { placeId: showId, startsAt });
  if (refusal) throw refuse('SLOT_FULL', { message: showTexts.full });
  const { endsAt } = reservation;
  const changed = await updateBooked(ctx.db, visit, { startsAt, endsAt, visitors, updatedAt: ctx.now() });
  if (!changed) throw refuse('STATE_CHANGED', { message: showTexts.closed });
  return presentVisit(changed, ctx.now());
}

/** Cancels the caller's visit; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function cancelVisit(
  ctx: ActorCtx,
  { showId }: BodyOf<'POST /api/mpmkt/v1/show/cancel'>,
): Promise<{ ok: true }> {
  const visit = await changeableVisit(ctx, showId);
  // What was answered goes, and with it the place of the half day.
  const entry = await selectEntry(ctx.db, { userId: visit.userId, entryId: visit.visitId });
  if (entry) await removeEntry(ctx, entry);
  else await freeSlot(ctx, holderOf(visit));
  const changed = await updateBooked(ctx.db, visit, { state: 'cancelled', updatedAt: ctx.now() });
  if (!changed) throw refuse('STATE_CHANGED', { message: showTexts.closed });
  return { ok: true };
}

/** Lets visitors in; needs a transaction. @throws NOT_FOUND, STATE_CHANGED on another day or the second time */
export async function letIn(
  ctx: ActorCtx,
  { showId, code }: BodyOf<'POST /api/mpmkt/v1/staff/show/checkIn'>,
): Promise<{ visitors: number }> {
  const visit = await findByCode(ctx.db, showId, code);
  if (!visit) throw refuse('NOT_FOUND', { message: showTexts.noCode });
  const now = ctx.now();
  const isToday = shanghaiMidnight(visit.startsAt) === shanghaiMidnight(now);
  const used = isToday ? await updateBooked(ctx.db, visit, { state: 'used', updatedAt: now }) : undefined;
  if (!used) throw refuse('STATE_CHANGED', { message: showTexts.notToday });
  return { visitors: used.visitors };
}
