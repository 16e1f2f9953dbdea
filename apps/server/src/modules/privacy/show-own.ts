import type { PrivacyFactData, QueryOf, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { ownFacts } from '../../kernel/personal-data/own-data';
import { countsSince } from './collection-counts';
import { newestCopy } from './copy.repository';

/** Several modules may collect the same item: counts are added, the first value is used. */
function mergeFacts(facts: readonly PrivacyFactData[]): PrivacyFactData[] {
  const merged = new Map<string, PrivacyFactData>();
  for (const { key, value, count } of facts) {
    const known = merged.get(key);
    merged.set(key, { key, value: known?.value ?? value, count: (known?.count ?? 0) + count });
  }
  return [...merged.values()];
}

/** The caller's own values, masked, and how often each was collected in the period. */
export async function showOwn(
  ctx: ActorCtx,
  { days }: QueryOf<'GET /api/mpaccount/v1/privacy/own'>,
): Promise<ReplyOf<'GET /api/mpaccount/v1/privacy/own'>> {
  const { accountId } = ctx.actor;
  const since = ctx.now() - Number(days) * DAY_MS;
  const answers = await ctx.app.hooks.ask(ctx, 'personalFacts', { accountId, since });
  const copy = await newestCopy(ctx.db, accountId);
  const counted: PrivacyFactData[] = [
    ...(await countsSince(ctx.db, accountId, since)),
    { key: 'copyRequest', value: null, count: copy && copy.requestedAt >= since ? 1 : 0 },
  ];
  return {
    from: since,
    facts: mergeFacts([...answers.flat(), ...(await ownFacts(ctx, { accountId, since })), ...counted]),
  };
}
