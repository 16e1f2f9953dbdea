import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { createSharedReads } from '../../kernel/shared-reads';
import { versionAt } from '../../kernel/version-at';
import { type RulesRow, type SourceRow, selectRules, selectSources } from './points-rules.repository';

/** The rules in force with everything that points are given for. */
export interface PointsRules extends RulesRow {
  sources: SourceRow[];
}

const reads = createSharedReads<{ rules: RulesRow[]; sources: SourceRow[] }>(MINUTE_MS, 1);

/**
 * The rules in force now; what is booked for a moment before the first rules goes by those. Rules are read every minute.
 */
export async function pointsRules(ctx: Ctx): Promise<PointsRules> {
  const { rules, sources } = await reads.readAnywhere(ctx, 'all', async () => {
    const [rules, sources] = await Promise.all([selectRules(ctx.db), selectSources(ctx.db)]);
    return { rules, sources };
  });
  const inForce = versionAt(rules, ctx.now());
  if (!inForce) throw new InternalError('there are no rules of points');
  return { ...inForce, sources };
}

/** What points are given for under a code; undefined when staff removed it. */
export const sourceOfPoints = async (ctx: Ctx, code: string): Promise<SourceRow | undefined> =>
  (await pointsRules(ctx)).sources.find((source) => source.code === code);
