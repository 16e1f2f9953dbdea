import { eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { trialClaims } from './download.tables';

/** Places in trial rounds taken within the period. */
export async function downloadFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [taken] = await ctx.db
    .select({ count: countSince(trialClaims.createdAt, since) })
    .from(trialClaims)
    .where(eq(trialClaims.accountId, accountId));
  return [{ key: 'trial', value: null, count: taken?.count ?? 0 }];
}

/** The same for the person's own copy. */
export async function downloadData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { roundId, platform, createdAt } = trialClaims;
  const rows = await ctx.db
    .select({ roundId, platform, createdAt })
    .from(trialClaims)
    .where(eq(trialClaims.accountId, accountId))
    .limit(COPY_ROWS);
  return [{ title: '体验版名额', rows }];
}
