import { growthLevel } from '@voltfront/rules/growth/growth-level';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { createSharedReads } from '../../kernel/shared-reads';
import { versionAt } from '../../kernel/version-at';
import {
  type BenefitRow,
  type RulesRow,
  type SourceRow,
  selectAllRules,
  selectBenefits,
  selectSources,
} from './growth.repository';

/** The rules in force with the ways to grow and the benefits. */
export interface GrowthRules extends RulesRow {
  sources: SourceRow[];
  benefits: BenefitRow[];
}

const reads = createSharedReads<{ rules: RulesRow[]; sources: SourceRow[]; benefits: BenefitRow[] }>(MINUTE_MS, 1);

/**
 * The rules in force now; what is booked for a moment before the first rules goes by those. Rules are read every minute.
 */
export async function growthRules(ctx: Ctx): Promise<GrowthRules> {
  const { rules, sources, benefits } = await reads.readAnywhere(ctx, 'all', async () => {
    const [rules, sources, benefits] = await Promise.all([
      selectAllRules(ctx.db),
      selectSources(ctx.db),
      selectBenefits(ctx.db),
    ]);
    return { rules, sources, benefits };
  });
  const inForce = versionAt(rules, ctx.now());
  if (!inForce) throw new InternalError('there are no rules of growth value');
  return { ...inForce, sources, benefits };
}

/** Level of a growth value by the rules in force: what every screen and rule calls somebody's level. */
export async function levelOf(ctx: Ctx, growth: number): Promise<number> {
  return growthLevel((await growthRules(ctx)).levels, growth);
}
