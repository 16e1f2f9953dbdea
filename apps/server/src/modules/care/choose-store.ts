import type { CareData } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { adviserFor, findStore } from '../store';
import { saveCarePerson } from './care.repository';
import { careTexts } from './care.texts';
import { findCare } from './find-care';
import { showCare } from './show-care';

/**
 * Chooses the store of a person, who gets an adviser there; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED while an open order has a store, or an appointment is at the present one
 */
export async function chooseStore(ctx: ActorCtx, { storeId }: { storeId: string }): Promise<CareData> {
  const userId = ctx.actor.accountId;
  if (!(await findStore(ctx, storeId))) throw refuse('NOT_FOUND', { message: careTexts.noStore });
  const { places } = await findCare(ctx, userId);
  const [first] = places;
  if (first?.purpose === 'delivery' && first.isRunning)
    throw refuse('STATE_CHANGED', { message: careTexts.orderHasStore });
  if (first?.purpose === 'chosen' && first.fixedBy)
    throw refuse('STATE_CHANGED', { message: careTexts.hasAppointment });
  if (first?.purpose === 'chosen' && first.storeId === storeId) return showCare(ctx);
  const adviserId = (await adviserFor(ctx, storeId, userId))?.adviserId ?? null;
  // The person sees the adviser with the choice, so it is no change to be told of.
  await saveCarePerson(ctx.db, userId, { storeId, adviserId, knownAdviserId: adviserId });
  return showCare(ctx);
}

/** Notes that the caller knows their adviser; somebody who is not theirs is ignored. Needs a transaction. */
export async function noteKnownAdviser(ctx: ActorCtx, { adviserId }: { adviserId: string }): Promise<{ ok: true }> {
  const userId = ctx.actor.accountId;
  const { main } = await findCare(ctx, userId);
  if (main?.adviserId === adviserId) await saveCarePerson(ctx.db, userId, { knownAdviserId: adviserId });
  return { ok: true };
}
