import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, maskMiddle, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { tradeInRequests } from './trade-in.tables';

/** Old cars, and whom to call about them, within the period. */
export async function tradeInFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const { contactName, contactMobile, requestNo, createdAt, userId } = tradeInRequests;
  const [made] = await ctx.db
    .select({ count: countSince(createdAt, since) })
    .from(tradeInRequests)
    .where(eq(userId, accountId));
  const [newest] = await ctx.db
    .select({ requestNo, contactName, contactMobile })
    .from(tradeInRequests)
    .where(eq(userId, accountId))
    .orderBy(desc(createdAt))
    .limit(1);
  const contact = newest?.contactName
    ? `${maskMiddle(newest.contactName)} ${maskMiddle(newest.contactMobile ?? '', 3, 4)}`.trim()
    : null;
  const count = made?.count ?? 0;
  return [
    { key: 'tradeIn', value: newest ? maskMiddle(newest.requestNo, 4, 4) : null, count },
    { key: 'contact', value: contact, count: contact ? count : 0 },
  ];
}

/** Trade-ins for the person's own copy. */
export async function tradeInData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { requestNo, state, car, contactName, contactMobile, address, offerFen, orderNo, createdAt } = tradeInRequests;
  return [
    {
      title: '旧车置换',
      rows: await ctx.db
        .select({ requestNo, state, car, contactName, contactMobile, address, offerFen, orderNo, createdAt })
        .from(tradeInRequests)
        .where(eq(tradeInRequests.userId, accountId))
        .limit(COPY_ROWS),
    },
  ];
}
