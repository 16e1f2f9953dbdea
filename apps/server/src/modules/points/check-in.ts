import type { ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { earn } from './book';
import { checkInPoints } from './check-in-points';
import { checkInStatus } from './check-in-status';
import { insertCheckIn } from './points.repository';
import { pointsTexts } from './points.texts';

/**
 * Checks the caller in for today (Asia/Shanghai) and books the points; needs a transaction.
 * @throws ALREADY_DONE on the second check-in of a day
 */
export async function checkInToday(ctx: ActorCtx): Promise<ReplyOf<'POST /api/mpintegral/v1/checkIn'>> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const day = formatDate(now);
  const status = await checkInStatus(ctx, accountId);
  const streakDays = status.streakDays + (status.isDoneToday ? 0 : 1);
  const pointsEarned = checkInPoints(streakDays);
  const isFirst = await insertCheckIn(ctx.db, { accountId, day, streakDays, pointsEarned, createdAt: now });
  if (!isFirst) throw refuse('ALREADY_DONE', { message: pointsTexts.checkedIn });
  const { balance } = await earn(ctx, { accountId, amount: pointsEarned, reason: 'checkIn', ref: day });
  return { pointsEarned, points: balance, streakDays };
}
