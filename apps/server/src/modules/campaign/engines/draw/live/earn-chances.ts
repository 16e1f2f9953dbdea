import type { BodyOf, LiveTask, ReplyOf } from '@voltfront/contract';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import { livePhase, watchedAfter } from '@voltfront/rules/campaign/live';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../../kernel/context';
import { refuse } from '../../../../../kernel/errors';
import type { EventMap } from '../../../../../kernel/jobs';
import { findCampaign } from '../../../campaign.repository';
import { campaignTexts } from '../../../campaign.texts';
import { addChances } from '../../../chances';
import { assertTakesPart, holdPerson } from '../../../read-campaign';
import { DRAW } from '../draw-settings';
import { findViewer, keepViewer } from './live.repository';
import { type LiveCampaign, openLive, presentLive } from './show-live';

type Earned = ReplyOf<'POST /api/mpmkt/v1/campaign/live/watch'>;

async function openPart(ctx: ActorCtx, slug: string): Promise<LiveCampaign> {
  await holdPerson(ctx);
  const campaign = await openLive(ctx, slug);
  await assertTakesPart(ctx, campaign.row);
  return campaign;
}

/** One chance for a task, once. */
const earn = (ctx: ActorCtx, { row }: LiveCampaign, task: LiveTask): Promise<boolean> =>
  addChances(ctx, { accountId: ctx.actor.accountId, campaignId: row.id, amount: 1, reason: task, ref: task });

/** The film that is shown now; null: there is none. */
function filmOf({ live }: LiveCampaign, now: number): string | null {
  const phase = livePhase(live, now);
  if (phase === 'before') return null;
  return phase === 'live' ? live.film : live.replay;
}

/**
 * Counts the time since the last beat of who watches; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED also while nothing is shown, FORBIDDEN
 */
export async function watch(
  ctx: ActorCtx,
  { slug }: BodyOf<'POST /api/mpmkt/v1/campaign/live/watch'>,
): Promise<Earned> {
  const campaign = await openPart(ctx, slug);
  const now = ctx.now();
  if (filmOf(campaign, now) === null) throw refuse('STATE_CHANGED', { message: campaignTexts.nothingOn });
  const key = { accountId: ctx.actor.accountId, campaignId: campaign.row.id };
  const viewer = await findViewer(ctx.db, key);
  const enoughMs = campaign.live.watchMinutes * MINUTE_MS;
  const watchedMs = Math.min(enoughMs, watchedAfter(viewer?.watchedMs ?? 0, viewer?.beatAt ?? null, now));
  await keepViewer(ctx.db, key, { watchedMs, beatAt: now }, now);
  const isEarned = watchedMs >= enoughMs && (await earn(ctx, campaign, 'watch'));
  return { ...(await presentLive(ctx, campaign)), isEarned };
}

/** A chance for sharing; needs a transaction. @throws NOT_FOUND, STATE_CHANGED, FORBIDDEN */
export async function shareLive(
  ctx: ActorCtx,
  { slug }: BodyOf<'POST /api/mpmkt/v1/campaign/live/share'>,
): Promise<Earned> {
  const campaign = await openPart(ctx, slug);
  const isEarned = await earn(ctx, campaign, 'share');
  return { ...(await presentLive(ctx, campaign)), isEarned };
}

/** Who arrived at a celebration or booked a visit gets a chance of its draw, unless that is over. */
export async function earnOnSite(ctx: Ctx, event: EventMap['DrawChanceEarned']): Promise<void> {
  const { accountId, slug, reason, ref } = event;
  const row = await findCampaign(ctx.db, slug);
  if (row?.engine !== DRAW || campaignState(row, ctx.now()) === 'ended') return;
  await addChances(ctx, { accountId, campaignId: row.id, amount: 1, reason, ref });
}
