import type { BodyOf } from '@voltfront/contract';
import { snapUpPhase } from '@voltfront/rules/campaign/snap-up';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { type JobMap, publish, schedule } from '../../../../kernel/jobs';
import { loadVersion } from '../../../vehicle';
import { type CampaignRow, findCampaignById } from '../../campaign.repository';
import { assertTakesPart, openCampaign } from '../../read-campaign';
import { deleteReminder, insertReminder, listTaken, type ReminderRow, takeReminder } from './snap-up.repository';
import { snapUpTexts } from './snap-up.texts';
import { carOf, type SettingsCar, SNAP_UP, snapUpSettingsOf, windowOf } from './snap-up-settings';

/** How long (ms) before a session people with an appointment are told. */
const AHEAD_MS = 5 * MINUTE_MS;
/** What the message about a car says. */
export const wordsFor = async (ctx: Ctx, row: CampaignRow, { versionId, code }: SettingsCar) => {
  const { versionName } = await loadVersion(ctx, versionId);
  return { slug: row.slug, code, car: versionName };
};

/** Refuses an appointment whose time is over. @throws SALE_NOT_RUNNING */
function assertBookable(ctx: Ctx, row: CampaignRow, code: string): number {
  const settings = snapUpSettingsOf(row);
  const { session } = carOf(settings, code);
  if (snapUpPhase(windowOf(settings, session), ctx.now()) !== 'booking')
    throw refuse('SALE_NOT_RUNNING', { message: snapUpTexts.bookingOver });
  return session.startsAt;
}

/** Refuses to remind of what can be bought now, or never again. @throws SALE_NOT_RUNNING, STATE_CHANGED */
async function assertSoldOut(ctx: Ctx, row: CampaignRow, code: string): Promise<void> {
  const settings = snapUpSettingsOf(row);
  const { car, session } = carOf(settings, code);
  if (snapUpPhase(windowOf(settings, session), ctx.now()) === 'over')
    throw refuse('SALE_NOT_RUNNING', { message: snapUpTexts.over });
  if (((await listTaken(ctx.db, row.id)).get(code) ?? 0) < car.stock)
    throw refuse('STATE_CHANGED', { message: snapUpTexts.onlySoldOut });
}

/**
 * Sets or drops an appointment or a reminder; repeated, it changes nothing.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, SALE_NOT_RUNNING
 */
export async function setReminder(
  ctx: ActorCtx,
  { slug, code, what, isSet }: BodyOf<'POST /api/mpmkt/v1/campaign/snapUp/reminder'>,
): Promise<{ isSet: boolean }> {
  const row = await openCampaign(ctx, SNAP_UP, slug);
  carOf(snapUpSettingsOf(row), code);
  const { accountId } = ctx.actor;
  const key = { accountId, campaignId: row.id, code, what };
  if (!isSet) {
    await deleteReminder(ctx.db, key);
    return { isSet };
  }
  await assertTakesPart(ctx, row);
  const startsAt =
    what === 'start' ? assertBookable(ctx, row, code) : await assertSoldOut(ctx, row, code).then(() => null);
  const reminder: ReminderRow = { ...key, toldAt: null, createdAt: ctx.now() };
  if ((await insertReminder(ctx.db, reminder)) && startsAt !== null)
    await schedule(ctx, 'remindOfSnapUp', { accountId, campaignId: row.id, code }, startsAt - AHEAD_MS);
  return { isSet };
}

/** Tells a person that the session of their appointment begins; later, when it was moved. */
export async function remindOfSnapUp(ctx: Ctx, payload: JobMap['remindOfSnapUp']): Promise<void> {
  const { accountId, campaignId, code } = payload;
  const row = await findCampaignById(ctx.db, campaignId);
  if (row?.switch !== 'published') return;
  const { car, session } = carOf(snapUpSettingsOf(row), code);
  const now = ctx.now();
  if (now < session.startsAt - AHEAD_MS) return schedule(ctx, 'remindOfSnapUp', payload, session.startsAt - AHEAD_MS);
  if (now >= session.endsAt || !(await takeReminder(ctx.db, { ...payload, what: 'start' }, now))) return;
  const { startsAt } = session;
  await publish(ctx, 'SnapUpSoon', { accountId, startsAt, ...(await wordsFor(ctx, row, car)) });
}
