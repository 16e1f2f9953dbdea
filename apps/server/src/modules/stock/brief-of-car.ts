import type { Ctx } from '../../kernel/context';
import { carPicture, loadVersion } from '../vehicle';
import { carNameOf } from './car-words';
import { loadCar } from './show-car';

/** Name, end of the VIN and picture of a stock car, for a card about it. @throws NOT_FOUND */
export async function briefOfCar(
  ctx: Ctx,
  stockCarId: string,
): Promise<{ carName: string; vinTail: string; picture: string }> {
  const row = await loadCar(ctx, stockCarId);
  const version = await loadVersion(ctx, row.versionId);
  return {
    carName: await carNameOf(ctx, row),
    vinTail: row.vin.slice(-6),
    picture: carPicture(version, row.productCodes),
  };
}
