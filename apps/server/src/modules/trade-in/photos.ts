import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { attachUploads, releaseUploads, uploadAddress } from '../upload';
import type { RequestRow } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';
import type { CarSnapshot, TradeInKey } from './trade-in.types';

const ownerOf = ({ userId, requestId }: TradeInKey) => ({ userId, owner: `tradeIn:${requestId}` });

const isUpload = (photo: string): boolean => photo.startsWith('/files/');

/**
 * Makes these photos the ones of a request; uploads that it had besides are removed.
 * @param known photos that it has already: pictures of the demo data among them may stay
 * @throws BAD_INPUT for photos that are not the customer's uploads, and for the same one twice
 */
export async function attachPhotos(
  ctx: Ctx,
  key: TradeInKey,
  photos: readonly string[],
  known: readonly string[],
): Promise<void> {
  const isDemo = (photo: string) => !isUpload(photo) && known.includes(photo);
  const uploads = photos.filter((photo) => !isDemo(photo));
  const isOnce = new Set(photos).size === photos.length;
  if (isOnce && (await attachUploads(ctx, ownerOf(key), uploads))) return;
  throw refuse('BAD_INPUT', { message: tradeInTexts.photosGone, data: { fields: ['body.photos'] } });
}

/** The car of a request that is over: its photos have served their purpose and are removed. */
export async function withoutPhotos(ctx: Ctx, row: RequestRow): Promise<CarSnapshot> {
  await releaseUploads(ctx, ownerOf(row));
  return { ...row.car, photos: row.car.photos.filter((photo) => !isUpload(photo)) };
}

/** The car as its owner sees it: photos by addresses that are open for some minutes. */
export const presentCar = (ctx: Ctx, car: CarSnapshot): CarSnapshot => ({
  ...car,
  photos: car.photos.map((photo) => uploadAddress(ctx, photo)),
});
