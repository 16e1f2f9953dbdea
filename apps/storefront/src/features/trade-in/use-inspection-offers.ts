import { useQuery } from '@tanstack/react-query';
import type { FormAnswers, FormField } from '@voltfront/rules/form/form-types';
import { apiQuery } from '@/api';
import type { FormOffer } from '@/features/form/form-surroundings';

/** Inspection stores of a city; undefined until loaded. */
export function useInspectionPlaces(cityCode: unknown) {
  const city = typeof cityCode === 'string' ? cityCode : '';
  const query = apiQuery('GET /api/mporder/v1/tradeIn/places', { cityCode: city });
  return useQuery({ ...query, enabled: city !== '' }).data;
}

/** Times reload whenever a location is chosen, because others book too. */
function useInspectionSlots(placeId: unknown) {
  const place = typeof placeId === 'string' ? placeId : '';
  const query = apiQuery('GET /api/mporder/v1/tradeIn/slots', { placeId: place });
  return useQuery({ ...query, enabled: place !== '', staleTime: 0 }).data;
}

/** What the fields of an inspection offer. */
export function useInspectionOffers({ kind }: FormField, answers: FormAnswers): readonly FormOffer[] | undefined {
  const places = useInspectionPlaces(answers.city);
  const slots = useInspectionSlots(kind === 'slot' ? (answers.store ?? answers.home) : undefined);
  if (kind === 'slot') return slots?.map((slot) => ({ ...slot, key: String(slot.startsAt), text: '' }));
  if (kind === 'pick') return places?.home ? [{ key: places.home.placeId, text: '' }] : [];
  return places?.stores.map(({ placeId, name, address }) => ({ key: placeId, text: name, note: address }));
}
