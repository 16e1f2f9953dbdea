import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { rainAt } from '@voltfront/rules/campaign/live';
import type { ActorCtx } from '../../../../../kernel/context';
import { refuse } from '../../../../../kernel/errors';
import { campaignTexts } from '../../../campaign.texts';
import { grantAward } from '../../../grant-award';
import { showAward } from '../../../present-award';
import { assertTakesPart } from '../../../read-campaign';
import { openLive, rainPrize, reasonOfRain } from './show-live';

const KEY = 'POST /api/mpmkt/v1/campaign/live/catch';

/**
 * Catches the gift of the rain that falls now; again it is the same gift. Needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED also while none falls, FORBIDDEN, SOLD_OUT
 */
export async function catchGift(ctx: ActorCtx, { slug }: BodyOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const { row, live } = await openLive(ctx, slug);
  await assertTakesPart(ctx, row);
  const rain = rainAt(live, ctx.now());
  const prize = await rainPrize(ctx, row.id);
  if (!prize || !rain || ctx.now() < rain.at) throw refuse('STATE_CHANGED', { message: campaignTexts.noRain });
  const award = await grantAward(ctx, { accountId: ctx.actor.accountId, prize, reason: reasonOfRain(rain.at) });
  if (!award) throw refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  return { award: await showAward(ctx, award) };
}
