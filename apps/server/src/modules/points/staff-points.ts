import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { balances } from './balances';
import { earn, spend } from './book';
import { readLedger } from './ledgers';
import { ledgerTitles } from './list-entries';
import { pointsTexts } from './points.texts';
import { pointsRules } from './points-rules';
import { insertStaffChange, movedOn, takeFromDay } from './staff-points.repository';

/** Most points that a member of staff moves with one call (as the contract says) and on one day. */
const staffLimits = { perCall: 5000, perDay: 20_000 } as const;

const ENTRIES = 'GET /api/mpintegral/v1/staff/points/entries';

/** Balances of a person, and what the caller may still move today. */
export async function showStaffPoints(
  ctx: ActorCtx,
  { accountId }: { accountId: string },
): Promise<ReplyOf<'GET /api/mpintegral/v1/staff/points'>> {
  const moved = await movedOn(ctx.db, ctx.actor.accountId, formatDate(ctx.now()));
  const leftToday = Math.max(0, staffLimits.perDay - moved);
  return { ...(await balances(ctx, accountId)), leftToday, mostPerCall: staffLimits.perCall };
}

/** Points ledger of a person, for staff. */
export async function listStaffEntries(ctx: Ctx, query: QueryOf<typeof ENTRIES>): Promise<ReplyOf<typeof ENTRIES>> {
  const page = openPage(ctx, ENTRIES, query, false);
  const rules = await pointsRules(ctx);
  return readLedger(ctx, { accountId: query.accountId, unit: 'points' }, page, ledgerTitles(rules));
}

/**
 * Gives or takes points of a person; needs a transaction.
 * @throws NOT_FOUND for an account that is unknown or cancelled, LIMIT_REACHED when the caller's day is used up or the
 *   person has fewer points
 */
export async function changePoints(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mpintegral/v1/staff/points/change'>,
): Promise<ReplyOf<'POST /api/mpintegral/v1/staff/points/change'>> {
  const { accountId, direction, amount, reason, note } = body;
  const { accountId: staffId } = ctx.actor;
  if (!(await guardOf(ctx).holdAccount(ctx.db, accountId)))
    throw refuse('NOT_FOUND', { message: pointsTexts.noPerson });
  const now = ctx.now();
  const isLeft = await takeFromDay(ctx.db, { staffId, day: formatDate(now), amount }, staffLimits.perDay);
  if (!isLeft) throw refuse('LIMIT_REACHED', { message: pointsTexts.staffDay });
  const changeId = newId(now);
  const isGift = direction === 'give';
  const movement = { accountId, amount, reason: isGift ? 'staffGive' : 'staffTake', ref: changeId };
  const { balance } = await (isGift ? earn(ctx, movement) : spend(ctx, movement));
  const delta = isGift ? amount : -amount;
  await insertStaffChange(ctx.db, { accountId, id: changeId, staffId, delta, reason, note, createdAt: now });
  return { changeId, balance };
}
