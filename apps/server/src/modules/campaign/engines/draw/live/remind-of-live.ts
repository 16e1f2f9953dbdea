import type { BodyOf } from '@voltfront/contract';
import { livePhase } from '@voltfront/rules/campaign/live';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../../kernel/context';
import { refuse } from '../../../../../kernel/errors';
import { type JobMap, publish, schedule } from '../../../../../kernel/jobs';
import { findCampaignById } from '../../../campaign.repository';
import { campaignTexts } from '../../../campaign.texts';
import { drawSettingsOf } from '../draw-settings';
import { findViewer, keepViewer, takeReminder } from './live.repository';
import { openLive } from './show-live';

/** How long (ms) before a broadcast people are reminded. */
const AHEAD_MS = 5 * MINUTE_MS;

/** Sets or drops the caller's reminder; needs a transaction. @throws NOT_FOUND, STATE_CHANGED once it has begun */
export async function setLiveReminder(
  ctx: ActorCtx,
  { slug, isSet }: BodyOf<'POST /api/mpmkt/v1/campaign/live/remind'>,
): Promise<{ ok: true }> {
  const { row, live } = await openLive(ctx, slug);
  const key = { accountId: ctx.actor.accountId, campaignId: row.id };
  if (!isSet) {
    await takeReminder(ctx.db, key);
    return { ok: true };
  }
  const now = ctx.now();
  if (livePhase(live, now) !== 'before') throw refuse('STATE_CHANGED', { message: campaignTexts.hasBegun });
  const viewer = await findViewer(ctx.db, key);
  if (viewer?.remindSince != null) return { ok: true };
  await keepViewer(ctx.db, key, { remindSince: now }, now);
  await schedule(ctx, 'remindOfLive', key, live.startsAt - AHEAD_MS);
  return { ok: true };
}

/** Tells a person once that the broadcast begins; later, when it was moved. */
export async function remindOfLive(ctx: Ctx, key: JobMap['remindOfLive']): Promise<void> {
  const row = await findCampaignById(ctx.db, key.campaignId);
  const live = row?.switch === 'published' ? drawSettingsOf(row).live : null;
  if (!row || !live) return;
  const now = ctx.now();
  if (now < live.startsAt - AHEAD_MS) return schedule(ctx, 'remindOfLive', key, live.startsAt - AHEAD_MS);
  if (livePhase(live, now) === 'after' || !(await takeReminder(ctx.db, key))) return;
  const { accountId } = key;
  await publish(ctx, 'LiveSoon', { accountId, slug: row.slug, title: live.title, startsAt: live.startsAt });
}
