import { growthLevel } from '@voltfront/rules/growth/growth-level';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { createSharedReads } from '../../kernel/shared-reads';
import {
  type BenefitRow,
  type RulesRow,
  type SourceRow,
  selectBenefits,
  selectRules,
  selectSources,
} from './growth.repository';

/** The rules in force with the ways to grow and the benefits. */
export interface GrowthRules extends RulesRow {
  sources: SourceRow[];
  benefits: BenefitRow[];
}

const reads = createSharedReads<GrowthRules>(MINUTE_MS, 1);

/** The newest rules in force; kept for a minute. */
export function growthRules(ctx: Ctx): Promise<GrowthRules> {
  return reads.readAnywhere(ctx, 'now', async () => {
    const [rules, sources, benefits] = await Promise.all([
      selectRules(ctx.db, ctx.now()),
      selectSources(ctx.db),
      selectBenefits(ctx.db),
    ]);
    if (!rules) throw new InternalError('no rules of growth value are in force');
    return { ...rules, sources, benefits };
  });
}

/** Level of a growth value by the rules in force: what every screen and rule calls somebody's level. */
export async function levelOf(ctx: Ctx, growth: number): Promise<number> {
  return growthLevel((await growthRules(ctx)).levels, growth);
}
