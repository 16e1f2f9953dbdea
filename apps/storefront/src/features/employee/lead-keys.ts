import { everyInputOf, queryClient } from '@/api';

export const LEAD_HUB = 'GET /api/mpmkt/v1/campaign/lead';
export const LEADS = 'GET /api/mpmkt/v1/campaign/lead/records';

/** Leads and their counts are read again. */
export function readLeadsAgain(): void {
  for (const key of [LEAD_HUB, LEADS] as const) void queryClient.invalidateQueries({ queryKey: everyInputOf(key) });
}
