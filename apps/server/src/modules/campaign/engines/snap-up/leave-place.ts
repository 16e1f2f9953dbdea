import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { holdPerson, openCampaign } from '../../read-campaign';
import { giveBack } from './give-back';
import { deletePlace, listPlacesOfPerson, lockPlace } from './snap-up.repository';
import { SNAP_UP } from './snap-up-settings';

/** Gives the caller's held car back; does nothing without one, and for one that is ordered. @throws NOT_FOUND */
export async function leavePlace(
  ctx: ActorCtx,
  { slug }: BodyOf<'POST /api/mpmkt/v1/campaign/snapUp/leave'>,
): Promise<{ ok: true }> {
  await holdPerson(ctx);
  const { id: campaignId } = await openCampaign(ctx, SNAP_UP, slug);
  const place = await lockPlace(ctx.db, { accountId: ctx.actor.accountId, campaignId });
  if (place?.state === 'held') await giveBack(ctx, place);
  return { ok: true };
}

/** Gives back what a cancelled account held, and forgets what it bought. */
export async function leaveSnapUps(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  for (const place of await listPlacesOfPerson(ctx.db, accountId))
    await (place.state === 'held' ? giveBack(ctx, place) : deletePlace(ctx.db, place));
}
