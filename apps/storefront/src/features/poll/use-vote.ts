import { t } from '@lingui/core/macro';
import type { PollData, PollOptionData, PollQuestionData } from '@voltfront/contract';
import { useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { modal, toast } from '@/ui';
import { readPollsAgain, showPoll } from './poll-cache';

/** Votes in a poll: a final vote after a question, a daily one at once. Visitors are sent to login. */
export function useVote({ campaign: { slug }, settings: { daily } }: PollData) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/poll/vote', {
    // The call has shown the error; the question may be over, or another phone may have voted.
    onError: readPollsAgain,
    onSuccess: ({ poll, pointsEarned }) => {
      showPoll(poll);
      toast(pointsEarned > 0 ? t`投票成功，获得 ${pointsEarned} 积分` : t`投票成功`);
    },
  });
  const vote = async ({ key: question }: PollQuestionData, { key: option, title }: PollOptionData) => {
    if (!ensureLogin() || run.isPending) return;
    const content = t`将投给“${title}”，投出后不可更改。`;
    if (daily === null && !(await modal({ title: t`确认投票`, content }))) return;
    run.mutate({ slug, question, option });
  };
  return { vote, voting: run.isPending ? (run.variables?.option ?? null) : null };
}
