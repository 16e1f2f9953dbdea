import type { ReplyOf } from '@voltfront/contract';
import { checkInPoints } from '@voltfront/rules/points/check-in-strip';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { earn, spend } from './book';
import { countMonth, insertCheckIn, updateStreak } from './check-in.repository';
import { canRestore, readRow } from './check-in-status';
import { pointsTexts } from './points.texts';
import { pointsRules } from './points-rules';
import { settledBalances } from './settle-points';

/** Books the reward that the month's number of check-ins earns, if it does. @returns its points */
async function bookMonthlyExtra(ctx: ActorCtx, day: string): Promise<number> {
  const { accountId } = ctx.actor;
  const month = day.slice(0, 7);
  const [{ days }, { monthlyExtras }] = [await countMonth(ctx.db, accountId, month), await pointsRules(ctx)];
  const extra = monthlyExtras.find((each) => each.days === days);
  if (!extra) return 0;
  const ref = `${month}:${extra.days}`;
  return (await earn(ctx, { accountId, amount: extra.points, reason: 'checkInMonth', ref })).booked;
}

/**
 * Checks the caller in for today (Asia/Shanghai) and books the points; needs a transaction.
 * @throws ALREADY_DONE on the second check-in of a day
 */
export async function checkInToday(ctx: ActorCtx): Promise<ReplyOf<'POST /api/mpintegral/v1/checkIn'>> {
  const { accountId } = ctx.actor;
  const { checkInLadder } = await pointsRules(ctx);
  // Check-ins of a person wait for each other, and for a day that is being made up for.
  await settledBalances(ctx, accountId);
  const row = await readRow(ctx, accountId);
  if (row.isDoneToday) throw refuse('ALREADY_DONE', { message: pointsTexts.checkedIn });
  const streakDays = row.streakDays + 1;
  const pointsEarned = checkInPoints(checkInLadder, streakDays);
  const [day] = row.days;
  await insertCheckIn(ctx.db, { accountId, day, streakDays, pointsEarned, createdAt: ctx.now() });
  const { balance } = await earn(ctx, { accountId, amount: pointsEarned, reason: 'checkIn', ref: day });
  const extraPoints = await bookMonthlyExtra(ctx, day);
  await publish(ctx, 'CheckedIn', { accountId, day });
  return { pointsEarned, extraPoints, points: balance + extraPoints, streakDays };
}

/**
 * Makes up for yesterday, once a month and for points, so that the row of the days before goes on; needs a transaction.
 * @throws NOT_ALLOWED_NOW when yesterday is not missing, no row ended the day before, or a day of that month was made up for;
 *   LIMIT_REACHED with too few points
 */
export async function restoreYesterday(ctx: ActorCtx): Promise<ReplyOf<'POST /api/mpintegral/v1/checkIn/restore'>> {
  const { accountId } = ctx.actor;
  const { restoreCost } = await pointsRules(ctx);
  await settledBalances(ctx, accountId);
  const { broken, isDoneToday, streakDays, days } = await readRow(ctx, accountId);
  const [today, yesterday] = days;
  if (broken === 0 || !(await canRestore(ctx, accountId, yesterday)))
    throw refuse('STATE_CHANGED', { message: pointsTexts.notRestorable });
  const { balance } = await spend(ctx, { accountId, amount: restoreCost, reason: 'checkInRestore', ref: yesterday });
  const row = { accountId, day: yesterday, streakDays: broken + 1, pointsEarned: 0, isRestored: true };
  await insertCheckIn(ctx.db, { ...row, createdAt: ctx.now() });
  const now = isDoneToday ? broken + 1 + streakDays : broken + 1;
  if (isDoneToday) await updateStreak(ctx.db, accountId, today, now);
  return { points: balance, streakDays: now };
}
