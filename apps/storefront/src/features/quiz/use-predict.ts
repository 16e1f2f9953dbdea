import { t } from '@lingui/core/macro';
import type { QuizMatchData } from '@voltfront/contract';
import { type Guess, isConsistent, type Outcome, outcomeOf } from '@voltfront/rules/campaign/quiz';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { toast } from '@/ui';
import { readQuizAgain, showQuizMatch } from './quiz-cache';

/** The least goals that fit a choice. */
const LEAST = { home: { home: 1, away: 0 }, draw: { home: 0, away: 0 }, away: { home: 0, away: 1 } } as const;

/** What somebody is about to say about a match; begins with what they said. */
export function usePredict({ campaign: { slug }, match }: QuizMatchData) {
  const [guess, setGuess] = useState<Omit<Guess, 'choice'> & { choice: Outcome | null }>(
    match.own ?? { choice: null, score: null, first: null },
  );
  const sent = useApiMutation('POST /api/mpmkt/v1/campaign/quiz/predict', {
    // The call has shown the error; the match may have closed.
    onError: readQuizAgain,
    onSuccess: (changed) => {
      showQuizMatch(changed);
      toast(match.own ? t`已修改竞猜` : t`竞猜已提交`);
    },
  });
  const { choice, score, first } = guess;
  const full = choice === null ? null : { choice, score, first };
  return {
    guess,
    /** Another choice keeps the score only where it fits. */
    choose: (next: Outcome) =>
      setGuess({
        choice: next,
        score: score && outcomeOf(score) === next ? score : score && LEAST[next],
        first: first === 'none' && next !== 'draw' ? null : first,
      }),
    /** Says something about the score, or nothing any more. */
    setScored: (isScored: boolean) => setGuess({ ...guess, score: isScored ? LEAST[choice ?? 'draw'] : null }),
    setScore: (changed: NonNullable<Guess['score']>) => setGuess({ ...guess, score: changed }),
    setFirst: (changed: Guess['first']) => setGuess({ ...guess, first: changed === first ? null : changed }),
    /** Why it cannot be sent; null: it can. */
    fault:
      full === null
        ? t`请选择赛果`
        : full.score && outcomeOf(full.score) !== full.choice
          ? t`比分与所选赛果不一致`
          : isConsistent(full)
            ? null
            : t`首个进球与比分不一致`,
    send: () => full && !sent.isPending && sent.mutate({ slug, match: match.key, ...full }),
    isBusy: sent.isPending,
  };
}
