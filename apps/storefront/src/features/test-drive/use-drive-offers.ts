import { useQuery } from '@tanstack/react-query';
import type { FormAnswers, FormField } from '@voltfront/rules/form/form-types';
import { apiQuery, type ReplyOf } from '@/api';
import type { FormOffer } from '@/features/form/form-surroundings';
import { placeQuery, usePlace } from '@/features/place/use-place';

type Store = ReplyOf<'GET /api/mpmkt/v1/testDrive/stores'>[number];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Stores of a city that have a model to drive, nearest first; undefined until both are chosen and the stores are here. */
export function useDriveStores(modelId: unknown, cityCode: unknown): readonly Store[] | undefined {
  const query = { modelId: textOf(modelId), cityCode: textOf(cityCode) };
  return useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/stores', { ...query, ...placeQuery(usePlace()) }),
    enabled: query.modelId !== '' && query.cityCode !== '',
  }).data;
}

/** Slots of a place; asked for whenever it is chosen, because others book too. */
export function useDriveSlots(placeId: unknown) {
  const place = textOf(placeId);
  return useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/slots', { placeId: place }),
    enabled: place !== '',
    staleTime: 0,
  });
}

function noteOf({ address, distanceM }: Store): string {
  return distanceM === null ? address : `${(distanceM / 1000).toFixed(1)} km · ${address}`;
}

/** What the fields of a test drive offer: stores by distance, and their slots. */
export function useDriveOffers({ kind }: FormField, answers: FormAnswers): readonly FormOffer[] | undefined {
  const stores = useDriveStores(kind === 'store' ? answers.model : undefined, answers.city);
  const slots = useDriveSlots(kind === 'slot' ? answers.store : undefined).data;
  if (kind === 'slot') return slots?.map((slot) => ({ ...slot, key: String(slot.startsAt), text: '' }));
  return stores?.map((store) => ({ key: store.placeId, text: store.name, note: noteOf(store) }));
}
