import type { CelebrationData, QueryOf } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { publish } from '../../../kernel/jobs';
import { loadModels } from '../../vehicle';
import { findSignUp, type SignUpRow } from '../activity.repository';
import { activityTexts } from '../activity.texts';
import { findCelebration } from './celebration.repository';

async function carsOf(ctx: Ctx, modelIds: readonly string[]): Promise<CelebrationData['cars']> {
  const models = await loadModels(ctx);
  return modelIds.flatMap((modelId) => {
    const model = models.find((each) => each.modelId === modelId);
    return model ? [{ modelId, name: model.name, picture: model.cutout }] : [];
  });
}

/** A celebration but for its activity. @throws NOT_FOUND */
export async function showCelebration(
  ctx: Ctx,
  { celebrationId }: QueryOf<'GET /api/mpmkt/v1/celebrate/detail'>,
): Promise<CelebrationData> {
  const found = await findCelebration(ctx.db, celebrationId);
  if (!found?.activity.isPublished) throw refuse('NOT_FOUND', { message: activityTexts.missing });
  const { slug, cityName, settings } = found.celebration;
  const own = ctx.actor ? await findSignUp(ctx.db, ctx.actor.accountId, celebrationId) : undefined;
  return {
    celebrationId,
    slug,
    cityName,
    settings,
    cars: await carsOf(ctx, settings.modelIds),
    ownState: own?.state ?? null,
  };
}

/** Who checks in at a celebration gets a chance of its draw. */
export async function giveChance(ctx: Ctx, { accountId, activityId }: SignUpRow): Promise<void> {
  const found = await findCelebration(ctx.db, activityId);
  if (!found) return;
  const { slug } = found.celebration;
  await publish(ctx, 'DrawChanceEarned', { accountId, slug, reason: 'celebration', ref: activityId });
}
