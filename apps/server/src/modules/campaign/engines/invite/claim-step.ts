import type { BodyOf, InviteStepsData } from '@voltfront/contract';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { listOfReason } from '../../award.repository';
import { listPrizes } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { countMilestones } from '../../relation/relation.repository';
import { inviteTexts } from './invite.texts';
import { INVITE } from './invite-settings';
import { presentSteps } from './show-steps';
import { isOffered, reasonOfStep, stepsOf } from './steps';

/**
 * Chooses the gift of a step; needs a transaction. A person's choices follow each other, so that a step gives one of its gifts.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, LIMIT_REACHED before the step, the second time and for
 *   what comes instead while there are gifts, SOLD_OUT; nothing changes then
 */
export async function claimStep(
  ctx: ActorCtx,
  { slug, prizeId }: BodyOf<'POST /api/mpmkt/v1/campaign/invite/steps/claim'>,
): Promise<InviteStepsData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, INVITE, slug);
  await assertTakesPart(ctx, row);
  const { accountId } = ctx.actor;
  const step = stepsOf(await listPrizes(ctx.db, row.id)).find(({ prizes }) => prizes.some(({ id }) => id === prizeId));
  const prize = step?.prizes.find(({ id }) => id === prizeId);
  if (!step || !prize) throw refuse('NOT_FOUND', { message: campaignTexts.noPrize });
  const reason = reasonOfStep(step);
  const reached = await countMilestones(ctx.db, accountId, row.id);
  if (reached[step.milestone] < step.count) throw refuse('LIMIT_REACHED', { message: inviteTexts.notReached });
  if ((await listOfReason(ctx.db, accountId, row.id, [reason])).length > 0)
    throw refuse('LIMIT_REACHED', { message: campaignTexts.offerTaken });
  if (prize.isConsolation && !isOffered(step, prize))
    throw refuse('LIMIT_REACHED', { message: inviteTexts.stillGifts });
  if (!(await grantAward(ctx, { accountId, prize, reason })))
    throw refuse('SOLD_OUT', { message: campaignTexts.offerGone });
  return presentSteps(ctx, row);
}
