import { formatDate } from '@voltfront/rules/format/date';
import { checkInPoints, checkInStrip } from '@voltfront/rules/points/check-in-strip';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { countMonth, selectCheckIns } from './check-in.repository';
import { type PointsRules, pointsRules } from './points-rules';

/** Today, yesterday and the day before in Shanghai, such as `2026-11-23`. */
function checkInDays(now: number): [today: string, yesterday: string, before: string] {
  return [formatDate(now), formatDate(now - DAY_MS), formatDate(now - 2 * DAY_MS)];
}

/**
 * The row of an account. `streakDays` counts up to today or, before today's check-in, up to yesterday; `broken`: yesterday
 * is missing after so many days in a row.
 */
export async function readRow(ctx: Ctx, accountId: string) {
  const days = checkInDays(ctx.now());
  const rows = await selectCheckIns(ctx.db, accountId, days);
  const [today, yesterday, before] = days.map((day) => rows.get(day));
  const streakDays = (today ?? yesterday)?.streakDays ?? 0;
  return { isDoneToday: today !== undefined, streakDays, broken: yesterday ? 0 : (before?.streakDays ?? 0), days };
}

/** Where an account stands with its daily check-in; `pointsNext` is what the next one earns. */
export async function checkInStatus(ctx: Ctx, accountId: string) {
  const { isDoneToday, streakDays } = await readRow(ctx, accountId);
  const { checkInLadder } = await pointsRules(ctx);
  return { isDoneToday, streakDays, pointsNext: checkInPoints(checkInLadder, streakDays + 1) };
}

/** Extra points for the days of a month, as they are when `days` of it are checked in. */
const extrasAt = ({ monthlyExtras }: PointsRules, days: number) =>
  monthlyExtras.map((extra) => ({ ...extra, isReached: days >= extra.days }));

/** The check-in with its strip, the month's extra rewards, and what making up for yesterday costs where that is possible. */
export async function showCheckIn(ctx: Ctx, accountId: string) {
  const [row, rules] = await Promise.all([readRow(ctx, accountId), pointsRules(ctx)]);
  const { isDoneToday, streakDays, broken, days } = row;
  const month = await countMonth(ctx.db, accountId, days[0].slice(0, 7));
  const isRestorable = broken > 0 && (await canRestore(ctx, accountId, days[1]));
  return {
    isDoneToday,
    streakDays,
    strip: checkInStrip(rules.checkInLadder, streakDays, isDoneToday),
    monthDays: month.days,
    monthlyExtras: extrasAt(rules, month.days),
    restore: isRestorable ? { day: days[1], cost: rules.restoreCost, streakDays: broken } : null,
  };
}

/** Whether no day of the month of `day` was made up for yet. */
export async function canRestore(ctx: Ctx, accountId: string, day: string): Promise<boolean> {
  return (await countMonth(ctx.db, accountId, day.slice(0, 7))).restored === 0;
}
