import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { createSharedReads } from '../../kernel/shared-reads';
import { type RulesRow, type SourceRow, selectRules, selectSources } from './points-rules.repository';

/** The rules in force with everything that points are given for. */
export interface PointsRules extends RulesRow {
  sources: SourceRow[];
}

const reads = createSharedReads<PointsRules>(MINUTE_MS, 1);

/** The newest rules in force; kept for a minute. */
export function pointsRules(ctx: Ctx): Promise<PointsRules> {
  return reads.readAnywhere(ctx, 'now', async () => {
    const [rules, sources] = await Promise.all([selectRules(ctx.db, ctx.now()), selectSources(ctx.db)]);
    if (!rules) throw new InternalError('no rules of points are in force');
    return { ...rules, sources };
  });
}

/** What points are given for under a code; undefined when staff removed it. */
export const sourceOfPoints = async (ctx: Ctx, code: string): Promise<SourceRow | undefined> =>
  (await pointsRules(ctx)).sources.find((source) => source.code === code);
