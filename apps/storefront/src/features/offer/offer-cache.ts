import type { OffersData } from '@voltfront/contract';
import { apiKey, everyInputOf, queryClient } from '@/api';
import { DRAW } from '@/features/draw/draw-cache';

export const OFFERS = 'GET /api/mpmkt/v1/campaign/offers';

/** Shows a campaign as it is after a change; points, prizes, coupons and draws are read again. */
export function showOffers(offers: OffersData): void {
  queryClient.setQueriesData<OffersData>({ queryKey: [OFFERS] }, (shown) =>
    shown?.campaign.slug === offers.campaign.slug ? offers : shown,
  );
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/prizes') });
  queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
  queryClient.invalidateQueries({ queryKey: [DRAW] });
}

/** Reads every campaign of offers again, such as when its window turns. */
export const readOffersAgain = () => void queryClient.invalidateQueries({ queryKey: [OFFERS] });
