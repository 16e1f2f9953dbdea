import type { BodyOf, CollectData, CollectTaskData, QueryOf, ReplyOf } from '@voltfront/contract';
import { taskRef } from '@voltfront/rules/campaign/collect';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { type AppError, InternalError, refuse } from '../../../../kernel/errors';
import { listPrizes } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, openCampaign, presentLanding } from '../../read-campaign';
import { insertShare } from '../../share.repository';
import { insertDeed } from './collect.repository';
import { collectTexts } from './collect.texts';
import { COLLECT, collectSettingsOf, rewardsOf } from './collect-settings';
import { addItems, type Booking, drawnItem, isComplete, readHoldings, settleGifts } from './holdings';
import { presentCollect, presentRest, reasonOfSet, todaysPool } from './present-collect';
import { judgeTasks, todaysQuestion } from './tasks';

type TakeKey = 'POST /api/mpmkt/v1/campaign/collect/take';

/** A campaign with what the caller has of it. @throws NOT_FOUND */
export async function showCollect(
  ctx: Ctx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/collect'>,
): Promise<CollectData> {
  const row = await openCampaign(ctx, COLLECT, slug);
  return { campaign: await presentLanding(ctx, row), ...(await presentRest(ctx, row)) };
}

/** A campaign in which the held caller takes part. @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart` */
export async function openForPart(ctx: ActorCtx, slug: string) {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, COLLECT, slug);
  await assertTakesPart(ctx, row);
  return { row, settings: collectSettingsOf(row), who: { accountId: ctx.actor.accountId, campaignId: row.id } };
}

/**
 * Notes that the caller shared a campaign or went to the stores from it today; needs a transaction.
 * @throws NOT_FOUND also for a task that the campaign does not have, STATE_CHANGED and FORBIDDEN as `assertTakesPart`
 */
export async function noteTask(
  ctx: ActorCtx,
  { slug, task }: BodyOf<'POST /api/mpmkt/v1/campaign/collect/note'>,
): Promise<CollectData> {
  const { row, settings, who } = await openForPart(ctx, slug);
  if (!settings.tasks.includes(task)) throw refuse('NOT_FOUND', { message: collectTexts.noTask });
  const createdAt = ctx.now();
  const deed = { ...who, day: formatDate(createdAt), createdAt };
  if (task === 'share') await insertShare(ctx.db, deed);
  else await insertDeed(ctx.db, { ...deed, task, option: null });
  return presentCollect(ctx, row);
}

/**
 * Answers the question of today, once; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, BAD_INPUT for an option that is not there, LIMIT_REACHED
 */
export async function answerQuiz(
  ctx: ActorCtx,
  { slug, option }: BodyOf<'POST /api/mpmkt/v1/campaign/collect/answer'>,
): Promise<CollectData> {
  const { row, settings, who } = await openForPart(ctx, slug);
  const now = ctx.now();
  const asked = settings.tasks.includes('quiz') ? todaysQuestion(settings, row, now) : undefined;
  if (!asked) throw refuse('NOT_FOUND', { message: collectTexts.noTask });
  if (option > asked.options.length) throw refuse('BAD_INPUT', { data: { fields: ['body.option'] } });
  const deed = { ...who, day: formatDate(now), task: 'quiz' as const, option, createdAt: now };
  if (!(await insertDeed(ctx.db, deed))) throw refuse('LIMIT_REACHED', { message: collectTexts.answered });
  return presentCollect(ctx, row);
}

/** Why the item of a task cannot be taken. */
function refusalOf(state: Exclude<CollectTaskData['state'], 'open'>, most: number): AppError {
  const message = state === 'limit' ? collectTexts.limit({ most }) : collectTexts[state];
  return refuse('LIMIT_REACHED', { message });
}

/**
 * Takes the item of a task that was done today, by the odds of the day's pool; needs a transaction. What a person takes follows
 * each other, so that no limit is passed.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, LIMIT_REACHED
 */
export async function takeItem(ctx: ActorCtx, { slug, task }: BodyOf<TakeKey>): Promise<ReplyOf<TakeKey>> {
  const { row, settings, who } = await openForPart(ctx, slug);
  const { tasks } = await judgeTasks(ctx, who.accountId, row, settings);
  const state = tasks.find((each) => each.task === task)?.state;
  if (state === undefined) throw refuse('NOT_FOUND', { message: collectTexts.noTask });
  if (state !== 'open') throw refusalOf(state, settings.itemsPerDay);
  const now = ctx.now();
  const booking: Booking = { reason: 'task', ref: taskRef(task, now) };
  const item = drawnItem(row, who.accountId, todaysPool(settings, row, now).odds, booking);
  if (!(await addItems(ctx, who, item, 1, booking)))
    throw new InternalError('a task of a held person was taken meanwhile');
  return { collect: await presentCollect(ctx, row), item };
}

/**
 * Gives the reward of a complete set, once; needs a transaction. Its stock is taken now.
 * @throws NOT_FOUND, STATE_CHANGED while something is missing, and FORBIDDEN, LIMIT_REACHED, SOLD_OUT
 */
export async function claimSet(
  ctx: ActorCtx,
  { slug, set }: BodyOf<'POST /api/mpmkt/v1/campaign/collect/claim'>,
): Promise<CollectData> {
  const { row, settings, who } = await openForPart(ctx, slug);
  const rewards = rewardsOf(await listPrizes(ctx.db, row.id), set);
  if (rewards.length === 0) throw refuse('NOT_FOUND', { message: collectTexts.noSet });
  const { sets } = await presentRest(ctx, row);
  const state = sets.find((each) => each.set === set)?.state;
  if (state === 'claimed') throw refuse('LIMIT_REACHED', { message: collectTexts.claimed });
  if (state === 'soldOut') throw refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  await settleGifts(ctx, who);
  if (!isComplete(settings, set, await readHoldings(ctx, who)))
    throw refuse('STATE_CHANGED', { message: collectTexts.missing });
  for (const prize of rewards)
    if (!(await grantAward(ctx, { accountId: who.accountId, prize, reason: reasonOfSet(set) })))
      throw refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  return presentCollect(ctx, row);
}
