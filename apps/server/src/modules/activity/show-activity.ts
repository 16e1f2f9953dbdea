import type { ActivityData, QueryOf, ReplyOf } from '@voltfront/contract';
import { convertCoordinate, distanceM } from '@voltfront/rules/coordinates';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { findOwnEntry } from '../form';
import { uploadAddress } from '../upload';
import { presentActivity, presentSignUp } from './activity.presenter';
import { findSignUp, listNewest } from './activity.repository';
import { activityTexts } from './activity.texts';
import { openActivity } from './move-sign-up';

const MOST_PARTICIPANTS = 8;

type Query = QueryOf<'GET /api/mpmkt/v1/activity'>;

function distanceFrom({ latitude, longitude, system }: Query, location: ActivityData['location']): number | null {
  if (latitude === undefined || longitude === undefined || !location) return null;
  return Math.round(distanceM(convertCoordinate({ latitude, longitude }, system, 'gcj02'), location));
}

async function participantsOf(ctx: Ctx, activityId: string): Promise<ActivityData['participants']> {
  const people = await findPeople(ctx, await listNewest(ctx.db, activityId, MOST_PARTICIPANTS));
  return [...people.values()].map(({ avatar }) => ({ avatar: uploadAddress(ctx, avatar) }));
}

/** One activity with its seats, and the caller's newest sign-up. @throws NOT_FOUND */
export async function showActivity(ctx: Ctx, query: Query): Promise<ActivityData> {
  const shown = presentActivity(await openActivity(ctx, query.activityId));
  const own = ctx.actor ? await findSignUp(ctx.db, ctx.actor.accountId, query.activityId) : undefined;
  return {
    ...shown,
    distanceM: distanceFrom(query, shown.location),
    participants: await participantsOf(ctx, query.activityId),
    own: own && own.state !== 'cancelled' ? await presentSignUp(ctx, own) : null,
  };
}

/** The caller's answers. @throws NOT_FOUND without a sign-up that has some */
export async function showAnswers(
  ctx: ActorCtx,
  { activityId }: QueryOf<'GET /api/mpmkt/v1/activity/signUp'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/activity/signUp'>> {
  const { accountId: userId } = ctx.actor;
  const row = await findSignUp(ctx.db, userId, activityId);
  const entry = row?.entryId ? await findOwnEntry(ctx, { userId, entryId: row.entryId }) : undefined;
  if (!row || !entry) throw refuse('NOT_FOUND', { message: activityTexts.noSignUp });
  return { ...(await presentSignUp(ctx, row)), formVersion: entry.version, answers: entry.answers };
}
