import type { LiveData } from '@voltfront/contract';
import { apiKey, queryClient } from '@/api';
import { DRAW } from '@/features/draw/draw-cache';

export const LIVE = 'GET /api/mpmkt/v1/campaign/live';
export const CELEBRATIONS = 'GET /api/mpmkt/v1/celebrate/list';
export const CELEBRATION = 'GET /api/mpmkt/v1/celebrate/detail';

/** Shows the broadcast as a call has answered it. */
export const showLive = (slug: string, live: LiveData): void => {
  queryClient.setQueryData(apiKey(LIVE, { slug }), live);
};

/** The broadcast and the draw are read again: a phase, a rain or a chance has changed. */
export function celebrateChanged(): void {
  queryClient.invalidateQueries({ queryKey: [LIVE] });
  queryClient.invalidateQueries({ queryKey: [DRAW] });
}
