import type { BodyOf, OwnedCarData } from '@voltfront/contract';
import { isPlate, normalPlate } from '@voltfront/rules/drive/plate';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { saveOwnedCar as write } from './owned-car.repository';
import { ownedCarTexts } from './owned-car.texts';
import { deliveredOrder, showOwnedCar } from './show-owned-car';

/** Sets name and plate of an own car. @throws NOT_FOUND, BAD_INPUT for a plate that is none */
export async function saveOwnedCar(
  ctx: ActorCtx,
  { orderNo, name, plate }: BodyOf<'POST /api/mporder/v1/ownedCar/save'>,
): Promise<OwnedCarData> {
  const key = { userId: ctx.actor.accountId, orderNo };
  await deliveredOrder(ctx, key);
  const normal = plate === null ? null : normalPlate(plate);
  if (normal !== null && !isPlate(normal))
    throw refuse('BAD_INPUT', { message: ownedCarTexts.plate, data: { fields: ['body.plate'] } });
  await write(ctx.db, key, { name, plate: normal, updatedAt: ctx.now() });
  return showOwnedCar(ctx, { orderNo });
}
