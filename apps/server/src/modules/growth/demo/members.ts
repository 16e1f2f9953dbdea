import { periodKey } from '@voltfront/rules/growth/benefit-period';
import type { Ctx } from '../../../kernel/context';
import { krOfMember } from '../../honour/demo';
import { seedBefore, seedLedgers } from '../../points/demo';
import { yearOf } from '../year';
import { insertPast } from './demo.repository';
import { growthOfFallen, growthOfMember, settledGrowth } from './histories';

/** Growth value and KR of demo members, and a former ledger of others. */
export async function seedMembers(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const { from } = yearOf(now);
  await seedLedgers(ctx, 'person-member', { growth: growthOfMember(now), kr: krOfMember(now) });
  await seedLedgers(ctx, 'person-fallen', { growth: growthOfFallen(now), kr: [] });
  await seedBefore(ctx, ['person-new', 'person-orders', 'person-owner', 'person-collector'], settledGrowth);
  const fall = { levelBefore: 3, levelAfter: 2, earned: 180, taken: 500 };
  await insertPast(
    ctx.db,
    { accountId: 'person-fallen', year: yearOf(from - 1).year, ...fall, createdAt: from },
    { accountId: 'person-member', benefit: 'charge', period: periodKey('year', now), createdAt: now },
  );
}
