import type { CollectData, CollectLinkViewData } from '@voltfront/contract';
import { apiKey, everyInputOf, queryClient } from '@/api';

export const COLLECT = 'GET /api/mpmkt/v1/campaign/collect';
export const LINK = 'GET /api/mpmkt/v1/campaign/collect/link';
export const LINKS = 'GET /api/mpmkt/v1/campaign/collect/links';

/** What prizes and points change is read again. */
function readGainsAgain(): void {
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/prizes') });
  queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
}

/** Shows a campaign of collectors as it is after a change. */
export function showCollect(collect: CollectData): void {
  queryClient.setQueriesData<CollectData>({ queryKey: [COLLECT] }, (shown) =>
    shown?.campaign.slug === collect.campaign.slug ? collect : shown,
  );
  readGainsAgain();
}

/** Reads campaigns of collectors and links again, such as when a window turns, or a friend was faster. */
export function readCollectAgain(): void {
  for (const key of [COLLECT, LINK]) void queryClient.invalidateQueries({ queryKey: [key] });
  void queryClient.invalidateQueries({ queryKey: everyInputOf(LINKS) });
}

/** Shows a link as it is after the caller used it; the own items are read again. */
export function showLink(used: CollectLinkViewData): void {
  queryClient.setQueriesData<CollectLinkViewData>({ queryKey: [LINK] }, (shown) =>
    shown?.link.linkId === used.link.linkId ? used : shown,
  );
  void queryClient.invalidateQueries({ queryKey: [COLLECT] });
}
