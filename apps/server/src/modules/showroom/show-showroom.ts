import type { StorePageData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { restaurantOf } from '../restaurant';
import { presentPlace, selectAdvisersOf, selectClosures, storePlaces } from '../store';
import { modelsToDrive } from '../test-drive';
import { loadModels } from '../vehicle';
import { countPictures, selectHeadPictures, selectProfile } from './showroom.repository';
import { PICTURE_GROUPS } from './showroom.types';

/** Pictures in the head of the page, the front among them. */
const MOST_IN_HEAD = 5;

type Model = StorePageData['onShow'][number];
type Group = StorePageData['gallery'][number]['group'];

async function modelsOf(ctx: Ctx, modelIds: readonly string[]): Promise<Model[]> {
  if (modelIds.length === 0) return [];
  return (await loadModels(ctx))
    .filter(({ modelId }) => modelIds.includes(modelId))
    .map(({ modelId, name, cutout: picture }) => ({ modelId, name, picture }));
}

async function galleryOf(ctx: Ctx, storeId: string): Promise<StorePageData['gallery']> {
  const counts = await countPictures(ctx.db, storeId);
  return PICTURE_GROUPS.filter((group): group is Group => group !== 'customer')
    .map((group) => ({ group, count: counts.get(group) ?? 0 }))
    .filter(({ count }) => count > 0);
}

async function newPlaceOf(ctx: Ctx, movedTo: string | null): Promise<StorePageData['movedTo']> {
  const [store] = movedTo ? await storePlaces(ctx, [movedTo]) : [];
  return store ? { storeId: store.storeId, name: store.name, address: store.address } : null;
}

/** What the page of a store shows. @throws NOT_FOUND */
export async function showShowroom(ctx: Ctx, { storeId }: { storeId: string }): Promise<StorePageData> {
  const [row] = await storePlaces(ctx, [storeId]);
  if (!row) throw refuse('NOT_FOUND');
  const profile = await selectProfile(ctx.db, storeId);
  const { store, closures } = presentPlace(ctx, row, await selectClosures(ctx.db, [storeId], ctx.now()));
  const { distanceM: _none, ...face } = store;
  const pictures = await selectHeadPictures(ctx.db, storeId, MOST_IN_HEAD);
  return {
    ...face,
    closures,
    story: profile?.story ?? '',
    parking: profile?.parking ?? '',
    movedTo: await newPlaceOf(ctx, row.movedTo),
    onShow: await modelsOf(ctx, profile?.onShow ?? []),
    toDrive: await modelsOf(ctx, await modelsToDrive(ctx, storeId)),
    chargers: profile?.chargers ?? null,
    restaurant: row.movedTo ? null : await restaurantOf(ctx, storeId),
    head: [...new Set([face.picture, ...pictures])].slice(0, MOST_IN_HEAD),
    gallery: await galleryOf(ctx, storeId),
    people: (await selectAdvisersOf(ctx.db, storeId)).map(({ adviserId, name, title, avatar }) => ({
      adviserId,
      name,
      title,
      avatar,
    })),
  };
}
