import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, maskMiddle, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { financeApplication, financePlan, financeWish } from './finance.tables';

/** Kept plans and applications for loans, within the period. */
export async function financeFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [plans] = await ctx.db
    .select({ count: countSince(financePlan.savedAt, since) })
    .from(financePlan)
    .where(eq(financePlan.accountId, accountId));
  const [applications] = await ctx.db
    .select({ count: countSince(financeApplication.appliedAt, since) })
    .from(financeApplication)
    .where(eq(financeApplication.userId, accountId));
  const [newest] = await ctx.db
    .select({ applicationNo: financeApplication.applicationNo })
    .from(financeApplication)
    .where(eq(financeApplication.userId, accountId))
    .orderBy(desc(financeApplication.applicationNo))
    .limit(1);
  return [
    {
      key: 'finance',
      value: newest ? maskMiddle(newest.applicationNo, 4, 4) : null,
      count: (plans?.count ?? 0) + (applications?.count ?? 0),
    },
  ];
}

/** Plans and applications for the person's own copy. */
export async function financeData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { applicationNo, orderNo, state, lenderName, loanFen, consentVersion, consentAt, appliedAt } =
    financeApplication;
  const { input, savedAt } = financePlan;
  return [
    {
      title: '贷款申请',
      rows: await ctx.db
        .select({ applicationNo, orderNo, state, lenderName, loanFen, consentVersion, consentAt, appliedAt })
        .from(financeApplication)
        .where(eq(financeApplication.userId, accountId))
        .limit(COPY_ROWS),
    },
    {
      title: '保存的金融方案',
      rows: await ctx.db.select({ input, savedAt }).from(financePlan).where(eq(financePlan.accountId, accountId)),
    },
    {
      title: '订单的金融意向',
      rows: await ctx.db
        .select({ orderNo: financeWish.orderNo, input: financeWish.input, savedAt: financeWish.savedAt })
        .from(financeWish)
        .where(eq(financeWish.userId, accountId))
        .limit(COPY_ROWS),
    },
  ];
}
