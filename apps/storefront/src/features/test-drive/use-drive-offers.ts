import { useQuery } from '@tanstack/react-query';
import type { FormAnswers, FormField } from '@voltfront/rules/form/form-types';
import { createContext, useContext } from 'react';
import { apiQuery, type ReplyOf } from '@/api';
import type { FormOffer } from '@/features/form/form-surroundings';
import { placeQuery, usePlace } from '@/features/place/use-place';

type Store = ReplyOf<'GET /api/mpmkt/v1/testDrive/stores'>[number];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface StoresWanted {
  modelId: unknown;
  cityCode: unknown;
  /** Only those of a district; left out: of the whole city. */
  districtCode?: unknown;
  /** `home`: cars that come to the customer. */
  at?: 'store' | 'home';
}

/** Stores of a city that have a model to drive, nearest first; undefined until both are chosen and the stores are here. */
export function useDriveStores({ modelId, cityCode, districtCode, at }: StoresWanted): readonly Store[] | undefined {
  const query = {
    modelId: textOf(modelId),
    cityCode: textOf(cityCode),
    ...(districtCode === undefined ? {} : { districtCode: textOf(districtCode) }),
    ...(at ? { at } : {}),
  };
  return useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/stores', { ...query, ...placeQuery(usePlace()) }),
    enabled: query.modelId !== '' && query.cityCode !== '' && query.districtCode !== '',
  }).data;
}

/** Slots of a place that a channel offers; asked for whenever it is chosen, because others book too. */
export function useDriveSlots(placeId: unknown, code: string) {
  const place = textOf(placeId);
  return useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/slots', { placeId: place, code }),
    enabled: place !== '',
    staleTime: 0,
  });
}

function noteOf({ address, distanceM }: Store): string {
  return distanceM === null ? address : `${(distanceM / 1000).toFixed(1)} km · ${address}`;
}

/** Stores of a city, or of the chosen district where the form asks for one. */
const wantedStores = (field: FormField, { model, city, district }: FormAnswers): StoresWanted => {
  const isOffer = field.kind === 'store' || field.kind === 'pick';
  return {
    modelId: isOffer ? model : undefined,
    cityCode: city,
    ...(isOffer && field.within?.includes('district') ? { districtCode: district ?? '' } : {}),
    ...(field.kind === 'pick' ? { at: 'home' } : {}),
  };
};

/** What of its channel a form's offers depend on: whose slots, and how many stores are shown at most. */
export const ChannelContext = createContext<{ code: string; nearest?: number | undefined }>({ code: '' });

/** Lists of a form that are stores and cars; others, such as brands of old cars, are asked from the server. */
const OWN_LISTS: readonly string[] = ['driveStores', 'driveHomes'];

/** What the fields of a channel offer: stores by distance, cars that come to a home, and slots; null for other lists. */
export function useDriveOffers(field: FormField, answers: FormAnswers): readonly FormOffer[] | undefined | null {
  const { code, nearest } = useContext(ChannelContext);
  const stores = useDriveStores(wantedStores(field, answers));
  const slots = useDriveSlots(field.kind === 'slot' ? (answers.store ?? answers.home) : undefined, code).data;
  if (field.kind === 'slot') return slots?.map((slot) => ({ ...slot, key: String(slot.startsAt), text: '' }));
  if (field.kind === 'pick' && !OWN_LISTS.includes(field.list)) return null;
  return stores?.slice(0, nearest).map((store) => ({ key: store.placeId, text: store.name, note: noteOf(store) }));
}
