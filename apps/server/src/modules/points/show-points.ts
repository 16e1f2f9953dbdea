import type { ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { showCheckIn } from './check-in-status';
import { sumExpiring } from './lot.repository';
import { countByReason, findBalance } from './points.repository';
import { type PointsRules, pointsRules } from './points-rules';

/** How far ahead points that expire are announced. */
const EXPIRING_MS = 30 * DAY_MS;

async function tasksOf(ctx: Ctx, accountId: string, rules: PointsRules) {
  const sources = rules.sources.filter(({ shownIn }) => shownIn === 'tasks');
  const codes = sources.map(({ code }) => code);
  const today = formatDate(ctx.now());
  const done = await countByReason(ctx.db, codes, { accountId, unit: 'points', from: today, to: today });
  return sources.map(({ code, title, amount, dailyLimit }) => {
    return { code, title, amount, dailyLimit, doneToday: Math.min(done.get(code) ?? 0, dailyLimit) };
  });
}

/** What expires within 30 days, without what already did; null when nothing does. */
async function expiringOf(ctx: Ctx, accountId: string) {
  const soon = await sumExpiring(ctx.db, accountId, ctx.now() + EXPIRING_MS, ctx.now());
  return soon.firstAt === null ? null : { points: soon.points, at: soon.firstAt };
}

/** The caller's points: balance, what expires soon, check-in and today's tasks. */
export async function showPoints(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mpintegral/v1/points'>> {
  const { accountId } = ctx.actor;
  const rules = await pointsRules(ctx);
  const [balance, expiring, checkIn, tasks] = await Promise.all([
    findBalance(ctx.db, accountId, ctx.now()),
    expiringOf(ctx, accountId),
    showCheckIn(ctx, accountId),
    tasksOf(ctx, accountId, rules),
  ]);
  return { balance: balance?.points ?? 0, expiring, checkIn, tasks };
}

/** Rules of points in force, for everybody. */
export async function showRules(ctx: Ctx): Promise<ReplyOf<'GET /api/mpintegral/v1/points/rules'>> {
  const { sources, ...rules } = await pointsRules(ctx);
  const offered = sources.filter(({ shownIn }) => shownIn !== 'nowhere');
  return {
    ...rules,
    sources: offered.map(({ position: _, shownIn, ...source }) => ({ ...source, isDaily: shownIn === 'tasks' })),
  };
}
