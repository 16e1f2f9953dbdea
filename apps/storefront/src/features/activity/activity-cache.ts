import { queryClient } from '@/api';

export const ACTIVITY = 'GET /api/mpmkt/v1/activity';
export const TWEET = 'GET /api/mpmkt/v1/activity/tweet';
export const ANSWERS = 'GET /api/mpmkt/v1/activity/signUp';

/** After a change: seats and the own sign-up are read again. */
export function activityChanged(): void {
  queryClient.invalidateQueries({ queryKey: [ACTIVITY] });
  queryClient.invalidateQueries({ queryKey: [ANSWERS] });
}
