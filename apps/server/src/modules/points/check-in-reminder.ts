import type { BodyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { shanghaiParts } from '@voltfront/rules/format/shanghai-time';
import { checkInPoints } from '@voltfront/rules/points/check-in-strip';
import { DAY_MS } from '@voltfront/rules/time';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { deleteReminder, hasReminder, insertReminder, selectStreaks, takeDue } from './notice.repository';
import { pointsRules } from './points-rules';

/** People are reminded in the evening, from 20:00 until 22:00 in Shanghai. */
const FROM_HOUR = 20;
const UNTIL_HOUR = 22;
const BATCH = 500;

/** Sets or removes the caller's daily reminder; repeating it changes nothing. */
export async function setCheckInReminder(
  ctx: ActorCtx,
  { isSet }: BodyOf<'POST /api/mpintegral/v1/checkIn/reminder'>,
): Promise<{ isSet: boolean }> {
  const { accountId } = ctx.actor;
  if (isSet) await insertReminder(ctx.db, accountId, ctx.now());
  else await deleteReminder(ctx.db, accountId);
  return { isSet };
}

/** Whether the caller is reminded. */
export const showCheckInReminder = async (ctx: ActorCtx): Promise<{ isSet: boolean }> => ({
  isSet: await hasReminder(ctx.db, ctx.actor.accountId),
});

/** Takes a batch of reminders that are due today and publishes them. @returns how many */
async function remindBatch(ctx: Ctx, now: number): Promise<number> {
  const { checkInLadder } = await pointsRules(ctx);
  return withTransaction(ctx, async (tx) => {
    const day = formatDate(now);
    const accounts = await takeDue(tx.db, day, BATCH);
    const streaks = await selectStreaks(tx.db, accounts, formatDate(now - DAY_MS));
    for (const accountId of accounts) {
      const streakDays = streaks.get(accountId) ?? 0;
      const points = checkInPoints(checkInLadder, streakDays + 1);
      await publish(tx, 'CheckInReminderDue', { accountId, day, streakDays, points });
    }
    return accounts.length;
  });
}

/** Reminds those who have not checked in, once a day; safe in several processes at once. */
export async function remindOfCheckIn(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const { hour } = shanghaiParts(now);
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return;
  while ((await remindBatch(ctx, now)) === BATCH);
}
