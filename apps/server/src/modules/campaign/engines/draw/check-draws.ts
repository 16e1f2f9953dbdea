import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { maskedMobiles } from '../../../account';
import { findCampaign } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { DRAW } from './draw-settings';
import { replayDraws } from './replay-draws';
import { hashOfSeed } from './roll';

const MOST_SHOWN = 100;

/** Draws a campaign again and says what differs, for staff. @throws NOT_FOUND */
export async function checkDraws(
  ctx: ActorCtx,
  { slug }: { slug: string },
): Promise<ReplyOf<'GET /api/mpmkt/v1/staff/campaign/draws/check'>> {
  const campaign = await findCampaign(ctx.db, slug);
  if (campaign?.engine !== DRAW) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  const { count, wrong } = await replayDraws(ctx, slug);
  const shown = wrong.slice(0, MOST_SHOWN);
  const people = await maskedMobiles(ctx, [...new Set(shown.map(({ accountId }) => accountId))]);
  return {
    count,
    wrongCount: wrong.length,
    wrong: shown.map(({ accountId, n, fault }) => ({ customer: people.get(accountId) ?? '—', n, fault })),
    seedHash: hashOfSeed(campaign.seed),
  };
}
