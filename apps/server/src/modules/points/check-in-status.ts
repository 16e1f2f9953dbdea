import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { checkInPoints } from './check-in-points';
import { findCheckIns } from './points.repository';

/**
 * Where an account stands with its daily check-in.
 * `streakDays` counts up to today or, before today's check-in, up to yesterday; `pointsNext` is what the next one earns.
 */
export async function checkInStatus(ctx: Ctx, accountId: string) {
  const today = formatDate(ctx.now());
  const rows = await findCheckIns(ctx.db, accountId, [today, formatDate(ctx.now() - DAY_MS)]);
  const isDoneToday = rows.some((row) => row.day === today);
  const last = rows.find((row) => row.day === today) ?? rows[0];
  const streakDays = last?.streakDays ?? 0;
  return { isDoneToday, streakDays, pointsNext: checkInPoints(streakDays + 1) };
}
