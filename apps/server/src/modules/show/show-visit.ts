import type { ShowVisitData } from '@voltfront/contract';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findMobile, hashPhone } from '../account';
import type { SlotHolder } from '../slot';
import { findOwnVisit, findShow, type ShowRow, type VisitRow } from './show.repository';
import { showTexts } from './show.texts';

/** Kind of the appointments. */
export const SHOW_VISIT = 'showVisit';

export const holderOf = ({ userId, visitId }: VisitRow): SlotHolder => ({
  kind: SHOW_VISIT,
  userId,
  thingId: visitId,
});

/** @throws NOT_FOUND */
export async function openShow(ctx: Ctx, showId: string): Promise<ShowRow> {
  const row = await findShow(ctx.db, showId);
  if (!row) throw refuse('NOT_FOUND', { message: showTexts.missing });
  return row;
}

/** The newest visit of somebody logged in, by account or phone. */
export async function ownVisit(ctx: Ctx, showId: string): Promise<VisitRow | undefined> {
  if (!ctx.actor) return undefined;
  const userId = ctx.actor.accountId;
  const mobile = await findMobile(ctx.db, userId);
  const phoneHash = mobile === null ? '' : hashPhone(ctx, mobile);
  return findOwnVisit(ctx.db, { userId, phoneHash }, showId);
}

/** Visits stay as they are from the midnight before them on. */
const isChangeable = ({ state, startsAt }: VisitRow, now: number): boolean =>
  state === 'booked' && now < shanghaiMidnight(startsAt);

/** The caller's visit, while it can be changed. @throws NOT_FOUND, STATE_CHANGED */
export async function changeableVisit(ctx: ActorCtx, showId: string): Promise<VisitRow> {
  const visit = await ownVisit(ctx, showId);
  if (!visit || visit.state === 'cancelled') throw refuse('NOT_FOUND', { message: showTexts.noVisit });
  if (!isChangeable(visit, ctx.now())) throw refuse('STATE_CHANGED', { message: showTexts.closed });
  return visit;
}

export function presentVisit(row: VisitRow, now: number): ShowVisitData {
  const { visitId, state, startsAt, endsAt, visitors, code } = row;
  const shown = { visitId, state, startsAt, endsAt, visitors, isChangeable: isChangeable(row, now) };
  return { ...shown, code: state === 'cancelled' ? null : code };
}
