import type { BodyOf, CollectData, CollectReviewData, QueryOf } from '@voltfront/contract';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import { daysWithUs } from '@voltfront/rules/campaign/collect';
import { shanghaiStart } from '@voltfront/rules/format/shanghai-time';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { schedule } from '../../../../kernel/jobs';
import { findPeople } from '../../../account';
import { campaignTexts } from '../../campaign.texts';
import { findCode, insertReminder } from '../../codes/code.repository';
import { assertMayTakePart, holdPerson, openCampaign } from '../../read-campaign';
import { faceOf } from '../packet/present-packet';
import { collectTexts } from './collect.texts';
import { COLLECT, collectSettingsOf } from './collect-settings';
import { addItems, type Booking, drawnItem } from './holdings';
import { presentCollect, todaysPool } from './present-collect';

/**
 * Reminds the caller of the start of a campaign, and gives the items for it once; needs a transaction.
 * @throws NOT_FOUND also where there is no reminder, STATE_CHANGED once it has begun, FORBIDDEN
 */
export async function remindOfCollect(
  ctx: ActorCtx,
  { slug }: BodyOf<'POST /api/mpmkt/v1/campaign/collect/remind'>,
): Promise<CollectData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, COLLECT, slug);
  const settings = collectSettingsOf(row);
  const code = settings.warmUp ? await findCode(ctx.db, settings.warmUp.code) : undefined;
  if (code?.campaignId !== row.id || settings.warmUp === null)
    throw refuse('NOT_FOUND', { message: collectTexts.noWarmUp });
  const now = ctx.now();
  if (campaignState(row, now) !== 'announced') throw refuse('STATE_CHANGED', { message: campaignTexts.hasBegun });
  await assertMayTakePart(ctx, row);
  const who = { accountId: ctx.actor.accountId, campaignId: row.id };
  if (await insertReminder(ctx.db, { ...who, code: code.code, createdAt: now })) {
    await schedule(ctx, 'tellCampaignStart', who, row.startsAt);
    for (let n = 1; n <= settings.warmUp.remindItems; n += 1) {
      const booking: Booking = { reason: 'reminder', ref: String(n) };
      const { odds } = todaysPool(settings, row, row.startsAt);
      await addItems(ctx, who, drawnItem(row, who.accountId, odds, booking), 1, booking);
    }
  }
  return presentCollect(ctx, row);
}

/** The year of the caller in figures, each told by the module that knows it. @throws NOT_FOUND */
export async function showReview(
  ctx: ActorCtx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/collect/review'>,
): Promise<CollectReviewData> {
  await openCampaign(ctx, COLLECT, slug);
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const since = shanghaiStart(now, 'year');
  const [facts] = await ctx.app.hooks.ask(ctx, 'customerFacts', { accountId });
  const answers = await ctx.app.hooks.ask(ctx, 'yearInFigures', { accountId, since });
  const { posts = 0, points = 0, kilometres = null } = Object.assign({}, ...answers) as (typeof answers)[number];
  const people = await findPeople(ctx, [accountId]);
  return { ...faceOf(people.get(accountId)), days: daysWithUs(facts?.joinedAt ?? now, now), posts, points, kilometres };
}
