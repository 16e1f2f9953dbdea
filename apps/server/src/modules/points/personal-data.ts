import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { checkIn, coupon, pointsBalance, pointsEntry } from './points.tables';

/** Movements of points and check-ins within the period. */
export async function pointsFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [balance] = await ctx.db.select().from(pointsBalance).where(eq(pointsBalance.accountId, accountId));
  const [entries] = await ctx.db
    .select({ count: countSince(pointsEntry.createdAt, since) })
    .from(pointsEntry)
    .where(eq(pointsEntry.accountId, accountId));
  const [days] = await ctx.db
    .select({ count: countSince(checkIn.createdAt, since) })
    .from(checkIn)
    .where(eq(checkIn.accountId, accountId));
  return [
    { key: 'points', value: balance ? `${balance.points}` : null, count: entries?.count ?? 0 },
    { key: 'checkIn', value: null, count: days?.count ?? 0 },
  ];
}

/** Points, coupons and check-ins for the person's own copy. */
export async function pointsData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { unit, delta, balanceAfter, reason, createdAt } = pointsEntry;
  return [
    { title: '余额', rows: await ctx.db.select().from(pointsBalance).where(eq(pointsBalance.accountId, accountId)) },
    {
      title: '积分与成长值明细',
      rows: await ctx.db
        .select({ unit, delta, balanceAfter, reason, createdAt })
        .from(pointsEntry)
        .where(eq(pointsEntry.accountId, accountId))
        .orderBy(desc(createdAt))
        .limit(COPY_ROWS),
    },
    { title: '卡券', rows: await ctx.db.select().from(coupon).where(eq(coupon.accountId, accountId)).limit(COPY_ROWS) },
    {
      title: '签到',
      rows: await ctx.db
        .select({ day: checkIn.day, streakDays: checkIn.streakDays, pointsEarned: checkIn.pointsEarned })
        .from(checkIn)
        .where(eq(checkIn.accountId, accountId))
        .orderBy(desc(checkIn.day))
        .limit(COPY_ROWS),
    },
  ];
}
