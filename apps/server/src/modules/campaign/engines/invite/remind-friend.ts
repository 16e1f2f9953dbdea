import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { findRelation, noteReminder, type RelationRow } from '../../relation/relation.repository';
import { inviteTexts } from './invite.texts';

/** Whether a friend is still on the way to a car. */
export const isUnderway = ({ milestone, isLapsed, endedAt }: RelationRow): boolean =>
  milestone !== 'delivered' && !isLapsed && endedAt === null;

/**
 * Notes that the caller reminds a friend, once a day; needs a transaction.
 * @throws NOT_FOUND also for somebody else's friend, STATE_CHANGED, ALREADY_DONE
 */
export async function remindFriend(ctx: ActorCtx, { relationId }: { relationId: string }): Promise<{ ok: true }> {
  const key = { inviterId: ctx.actor.accountId, id: relationId };
  const relation = await findRelation(ctx.db, key);
  if (!relation) throw refuse('NOT_FOUND');
  if (!isUnderway(relation)) throw refuse('STATE_CHANGED', { message: inviteTexts.wayOver });
  if (!(await noteReminder(ctx.db, key, formatDate(ctx.now()))))
    throw refuse('ALREADY_DONE', { message: inviteTexts.remindedToday });
  return { ok: true };
}
