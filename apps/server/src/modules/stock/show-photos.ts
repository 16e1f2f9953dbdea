import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { carPicture, loadVersion } from '../vehicle';
import { carNameOf } from './car-words';
import { loadCar } from './show-car';
import { stateOf } from './stock.states';
import { stockTexts } from './stock.texts';
import type { StockCarRow } from './stock-car.repository';

type Photos = ReplyOf<'GET /api/mporder/v1/stock/photos'>;

async function configurationPictures(ctx: Ctx, row: StockCarRow): Promise<Photos['configurationPictures']> {
  const version = await loadVersion(ctx, row.versionId);
  const outside = [
    { picture: carPicture(version, row.productCodes, 'front'), name: stockTexts.front },
    { picture: carPicture(version, row.productCodes, 'side'), name: stockTexts.side },
  ].map((view) => ({ ...view, on: 'hall' as const }));
  const cabin = version.products.find(({ productCode }) => productCode === row.interiorCode)?.picture;
  return cabin ? [...outside, { picture: cabin, on: null, name: stockTexts.interior }] : outside;
}

/** Photos of this car; images of its configuration when it has none. @throws NOT_FOUND */
export async function showPhotos(ctx: Ctx, { stockCarId }: { stockCarId: string }): Promise<Photos> {
  const row = await loadCar(ctx, stockCarId);
  return {
    stockCarId,
    state: stateOf(row, ctx.now(), ctx.actor?.accountId ?? null),
    carName: await carNameOf(ctx, row),
    vinTail: row.vin.slice(-6),
    groups: row.photoGroups.filter(({ photos }) => photos.length > 0),
    configurationPictures: await configurationPictures(ctx, row),
  };
}
