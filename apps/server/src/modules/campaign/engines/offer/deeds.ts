import type { KnownDeed } from '@voltfront/rules/campaign/offer';
import type { Ctx } from '../../../../kernel/context';

/** How often a person did each deed since some moment; 0 for what nobody knows. */
export type DeedCount = (deed: KnownDeed, since: number) => number;

/** Counts what a person did since each of some moments, asking every module once for each. */
export async function countDeeds(ctx: Ctx, accountId: string, moments: readonly number[]): Promise<DeedCount> {
  const counts = new Map<number, Partial<Record<KnownDeed, number>>>();
  for (const since of new Set(moments)) {
    const answers = await ctx.app.hooks.ask(ctx, 'deedsSince', { accountId, since });
    counts.set(since, Object.assign({}, ...answers));
  }
  return (deed, since) => counts.get(since)?.[deed] ?? 0;
}
