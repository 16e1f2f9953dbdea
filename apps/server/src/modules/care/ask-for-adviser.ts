import type { BodyOf, CareData } from '@voltfront/contract';
import { ADVISER_REQUEST_EVERY_MS } from '@voltfront/rules/care/adviser-request';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { insertRequest, saveCarePerson, selectLastRequest, takeTurnToAsk } from './care.repository';
import { careTexts } from './care.texts';
import { findCare } from './find-care';
import { showCare } from './show-care';

/**
 * Asks the store for another adviser; needs a transaction.
 * @throws STATE_CHANGED without an adviser and while a request waits, LIMIT_REACHED within 30 days of the last one
 */
export async function askForAdviser(
  ctx: ActorCtx,
  { reason, note }: BodyOf<'POST /api/mporder/v1/care/adviser/request'>,
): Promise<CareData> {
  const userId = ctx.actor.accountId;
  const now = ctx.now();
  const { main } = await findCare(ctx, userId);
  if (!main) throw refuse('STATE_CHANGED', { message: careTexts.noAdviser });
  const last = await selectLastRequest(ctx.db, userId);
  if (last?.state === 'waiting') throw refuse('STATE_CHANGED', { message: careTexts.stillWaiting });
  if (!(await takeTurnToAsk(ctx.db, userId, now, now - ADVISER_REQUEST_EVERY_MS)))
    throw refuse('LIMIT_REACHED', { message: careTexts.askedAlready });
  const { storeId, adviserId, orderNo } = main;
  await saveCarePerson(ctx.db, userId, { knownAdviserId: adviserId });
  await insertRequest(ctx.db, {
    requestId: newId(),
    userId,
    storeId,
    adviserId,
    orderNo,
    state: 'waiting',
    reason,
    note,
    createdAt: now,
    answeredAt: null,
    answeredBy: null,
    givenAdviserId: null,
    answer: '',
  });
  return showCare(ctx);
}
