import type { VoteData } from '@voltfront/contract';
import { queryClient } from '@/api';

export const VOTE = 'GET /api/mpmkt/v1/vote';

/** Shows the vote as it is after the own ballot, whichever way its period was asked for. */
export function showCast(vote: VoteData): void {
  queryClient.setQueriesData<VoteData>({ queryKey: [VOTE] }, (shown) =>
    shown?.voteId === vote.voteId && shown.period === vote.period ? vote : shown,
  );
}
