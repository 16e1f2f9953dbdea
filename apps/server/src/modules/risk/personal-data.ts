import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, type PersonalSection } from '../../kernel/personal-data';
import { riskDecisions, riskDevices, riskLinks } from './risk.tables';

/** Devices of a person and decisions about them, for the person's own copy. */
export async function riskData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { firstSeenAt, lastSeenAt } = riskLinks;
  const { kind, level, createdAt } = riskDecisions;
  return [
    {
      title: '登录过的设备',
      rows: await ctx.db
        .select({ platform: riskDevices.platform, firstSeenAt, lastSeenAt })
        .from(riskLinks)
        .innerJoin(riskDevices, eq(riskDevices.deviceKey, riskLinks.deviceKey))
        .where(eq(riskLinks.accountId, accountId))
        .orderBy(desc(lastSeenAt))
        .limit(COPY_ROWS),
    },
    {
      title: '设备安全记录',
      rows: await ctx.db
        .select({ kind, level, createdAt })
        .from(riskDecisions)
        .where(eq(riskDecisions.accountId, accountId))
        .orderBy(desc(createdAt))
        .limit(COPY_ROWS),
    },
  ];
}
