import { snapUpPhase } from '@voltfront/rules/campaign/snap-up';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { type EventMap, publish, schedule } from '../../../../kernel/jobs';
import { findCampaignById } from '../../campaign.repository';
import { wordsFor } from './reminders';
import { listTaken, takeRestockReminders } from './snap-up.repository';
import { carOf, snapUpSettingsOf, windowOf } from './snap-up-settings';

/** People who are told at a time of one car that came back: most of a larger crowd would come for nothing. */
const TOLD_AT_ONCE = 20;
/** When the next ones are told, while nobody took the car (ms). */
const NEXT_MS = MINUTE_MS;

/**
 * Tells those who wait for a car that one came back, in turns and each once: the twenty who asked first, and every minute the next
 * ones while there is a car that nobody took. In the first minutes of a session, which belong to people with an appointment, only
 * these are told; the others when everybody may buy, if one is left by then.
 */
export async function tellRestock(ctx: Ctx, { campaignId, code }: EventMap['SnapUpCarBack']): Promise<void> {
  const row = await findCampaignById(ctx.db, campaignId);
  if (!row || row.switch === 'draft' || row.switch === 'withdrawn') return;
  const again = (at: number) => schedule(ctx, 'tellSnapUpWaiters', { campaignId, code }, at);
  const settings = snapUpSettingsOf(row);
  const { car, session } = carOf(settings, code);
  const now = ctx.now();
  const phase = snapUpPhase(windowOf(settings, session), now);
  if (phase === 'over' || ((await listTaken(ctx.db, campaignId)).get(code) ?? 0) >= car.stock) return;
  if (phase === 'booking' || phase === 'soon') return again(session.startsAt);
  if (row.switch === 'paused') return again(now + NEXT_MS);
  const onlyBooked = phase === 'first';
  const people = await takeRestockReminders(ctx, { campaignId, code, onlyBooked }, TOLD_AT_ONCE);
  const words = people.length > 0 ? await wordsFor(ctx, row, car) : null;
  for (const accountId of people) if (words) await publish(ctx, 'SnapUpRestocked', { accountId, at: now, ...words });
  if (people.length === TOLD_AT_ONCE) return again(now + NEXT_MS);
  if (onlyBooked) await again(session.startsAt + settings.bookedFirstMinutes * MINUTE_MS);
}
