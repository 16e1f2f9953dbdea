import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { attachUploads, releaseUploads, uploadAddress } from '../upload';
import type { RequestRow } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';
import type { CarSnapshot, TradeInKey } from './trade-in.types';

const ownerOf = ({ userId, requestId }: TradeInKey) => ({ userId, owner: `tradeIn:${requestId}` });

const isUpload = (photo: string): boolean => photo.startsWith('/files/');

/**
 * Attaches photos to a request and deletes its other uploads.
 * @param known photos that it already has, which may include images of the demo data
 * @throws BAD_INPUT for photos that are not the customer's uploads, and for duplicates
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

/**
 * The car of an ended request without its photos, which are deleted because they are no longer
 * needed.
 */
export async function withoutPhotos(ctx: Ctx, row: RequestRow): Promise<CarSnapshot> {
  await releaseUploads(ctx, ownerOf(row));
  return { ...row.car, photos: row.car.photos.filter((photo) => !isUpload(photo)) };
}

/** The car as its owner sees it: photos by signed URLs that expire after some minutes. */
export const presentCar = (ctx: Ctx, car: CarSnapshot): CarSnapshot => ({
  ...car,
  photos: car.photos.map((photo) => uploadAddress(ctx, photo)),
});
