import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { listPrizes } from '../../campaign.repository';
import { openCampaign } from '../../read-campaign';
import { INVITE, ladderStep, ruleVersionsOf } from './invite-settings';

const KEY = 'GET /api/mpmkt/v1/campaign/invite/rules';

/** A version of a campaign's rules; the rewards are those of now. @throws NOT_FOUND also for a version that never was */
export async function showRules(ctx: Ctx, { slug, version }: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const row = await openCampaign(ctx, INVITE, slug);
  const { rulesSince, earlierRules } = ruleVersionsOf(row);
  const current = { ...row.rules, effectiveAt: rulesSince };
  const all = [current, ...earlierRules];
  const shown = version === undefined ? current : all.find((each) => each.version === version);
  if (!shown) throw refuse('NOT_FOUND');
  return {
    ...shown,
    title: row.title,
    isCurrent: shown === current,
    ladder: (await listPrizes(ctx.db, row.id)).map(ladderStep),
    versions: all.map(({ version: number, effectiveAt }) => ({ version: number, effectiveAt })),
  };
}
