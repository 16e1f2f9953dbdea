import { everyInputOf, queryClient } from '@/api';

export const HUB = 'GET /api/mpintegral/v1/recommend/myRecommendPage';
export const FRIENDS = 'POST /api/mpintegral/v1/recommend/recommendPageList';
export const COUNTS = 'GET /api/mpintegral/v1/recommend/toc/recommendCount';
export const INVITATION = 'POST /api/mpintegral/v1/recommend/open/poster/view';
export const STEPS = 'GET /api/mpmkt/v1/campaign/invite/steps';
export const GIFTS = 'GET /api/mpmkt/v1/campaign/invite/gifts';
export const RECORD = 'POST /api/mpintegral/v1/recommend/record';

/** Everything about an invitation is read again. */
export function readInvitesAgain(): void {
  for (const key of [HUB, COUNTS, INVITATION, RECORD, STEPS] as const)
    void queryClient.invalidateQueries({ queryKey: everyInputOf(key) });
  for (const key of [FRIENDS, GIFTS] as const) void queryClient.invalidateQueries({ queryKey: ['list', key] });
}
