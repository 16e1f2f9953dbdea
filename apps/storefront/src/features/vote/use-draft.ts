import type { VoteData } from '@voltfront/contract';
import type { Choices } from '@voltfront/rules/vote/ballot';
import { useState } from 'react';
import { stored } from '@/session';

/** The draft of this vote and period; nothing of another one. */
function readDraft({ voteId, period }: VoteData): Choices {
  const draft = stored.get('VOTE_DRAFT');
  return draft?.voteId === voteId && draft.period === period ? draft.choices : {};
}

/** What was chosen so far in a vote of several steps; it stays on the device until it is submitted. */
export function useDraft(vote: VoteData) {
  const { voteId, period } = vote;
  const [choices, setChoices] = useState<Choices>(() => readDraft(vote));
  const choose = (questionId: string, chosen: readonly string[]) => {
    const next = { ...choices, [questionId]: chosen };
    setChoices(next);
    stored.set('VOTE_DRAFT', { voteId, period, choices: next });
  };
  return { choices, choose, drop: () => stored.remove('VOTE_DRAFT') };
}
