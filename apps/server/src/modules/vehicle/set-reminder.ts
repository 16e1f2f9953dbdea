import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { loadModel } from './find-version';
import { deleteReminder, insertReminder } from './vehicle.repository';

/**
 * Sets or removes the caller's reminder for a model; repeating it changes nothing.
 * @throws NOT_FOUND when there is no such model
 */
export async function setReminder(
  ctx: ActorCtx,
  { modelId, isSet }: BodyOf<'POST /api/mporder/v1/vehicle/reminder'>,
): Promise<{ isSet: boolean }> {
  await loadModel(ctx, modelId);
  const { accountId } = ctx.actor;
  if (isSet) await insertReminder(ctx.db, accountId, modelId, ctx.now());
  else await deleteReminder(ctx.db, accountId, modelId);
  return { isSet };
}
