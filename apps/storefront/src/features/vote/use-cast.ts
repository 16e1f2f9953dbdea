import { t } from '@lingui/core/macro';
import type { VoteData } from '@voltfront/contract';
import type { Choices } from '@voltfront/rules/vote/ballot';
import { ApiError, queryClient, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { modal, toast } from '@/ui';
import { showCast, VOTE } from './vote-cache';

/** Asks, casts the ballot and shows the results. Visitors are sent to login; what they chose stays. */
export function useCast({ voteId }: VoteData, onCast?: () => void) {
  const ballot = useApiMutation('POST /api/mpmkt/v1/vote/ballot');
  const cast = async (choices: Choices, content: string) => {
    if (!ensureLogin() || ballot.isPending || !(await modal({ content }))) return;
    try {
      const sent = Object.fromEntries(Object.entries(choices).map(([id, chosen]) => [id, [...chosen]]));
      const { vote, pointsEarned } = await ballot.mutateAsync({ voteId, choices: sent });
      showCast(vote);
      onCast?.();
      toast(pointsEarned > 0 ? t`投票成功，获得 ${pointsEarned} 积分` : t`投票成功`);
    } catch (error) {
      // The call has shown the error; somebody else's phone may have voted.
      if (!(error instanceof ApiError)) throw error;
      queryClient.invalidateQueries({ queryKey: [VOTE] });
    }
  };
  return { cast, isCasting: ballot.isPending };
}
