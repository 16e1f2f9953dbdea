import { eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { vehicleShare } from './share.tables';
import { vehicleReminder, vehicleWish } from './vehicle.tables';

/** Wishes, shared configurations and reminders of models, within the period. */
export async function vehicleFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [wishes] = await ctx.db
    .select({ count: countSince(vehicleWish.createdAt, since) })
    .from(vehicleWish)
    .where(eq(vehicleWish.accountId, accountId));
  const [shares] = await ctx.db
    .select({ count: countSince(vehicleShare.createdAt, since) })
    .from(vehicleShare)
    .where(eq(vehicleShare.accountId, accountId));
  const [reminders] = await ctx.db
    .select({ count: countSince(vehicleReminder.createdAt, since) })
    .from(vehicleReminder)
    .where(eq(vehicleReminder.accountId, accountId));
  const count = (wishes?.count ?? 0) + (shares?.count ?? 0) + (reminders?.count ?? 0);
  return [{ key: 'wish', value: null, count }];
}

/** The same for the person's own copy. */
export async function vehicleData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { modelId, versionId, productCodes, createdAt } = vehicleWish;
  return [
    {
      title: '心愿单',
      rows: await ctx.db
        .select({ modelId, versionId, productCodes, createdAt })
        .from(vehicleWish)
        .where(eq(vehicleWish.accountId, accountId)),
    },
    {
      title: '分享的配置',
      rows: await ctx.db
        .select({
          modelId: vehicleShare.modelId,
          versionId: vehicleShare.versionId,
          message: vehicleShare.message,
          viewCount: vehicleShare.viewCount,
          createdAt: vehicleShare.createdAt,
        })
        .from(vehicleShare)
        .where(eq(vehicleShare.accountId, accountId))
        .limit(COPY_ROWS),
    },
    {
      title: '车型提醒',
      rows: await ctx.db
        .select({ modelId: vehicleReminder.modelId, createdAt: vehicleReminder.createdAt })
        .from(vehicleReminder)
        .where(eq(vehicleReminder.accountId, accountId)),
    },
  ];
}
