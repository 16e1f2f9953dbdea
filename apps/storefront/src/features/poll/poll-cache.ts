import type { PollData } from '@voltfront/contract';
import { apiKey, everyInputOf, queryClient } from '@/api';

export const POLL = 'GET /api/mpmkt/v1/campaign/poll';

/** Shows a poll as it is after a change; points and prizes are read again. */
export function showPoll(poll: PollData): void {
  queryClient.setQueriesData<PollData>({ queryKey: [POLL] }, (shown) =>
    shown?.campaign.slug === poll.campaign.slug ? poll : shown,
  );
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/prizes') });
  queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
}

/** Reads polls again, such as when a question opens or ends. */
export const readPollsAgain = () => void queryClient.invalidateQueries({ queryKey: [POLL] });
