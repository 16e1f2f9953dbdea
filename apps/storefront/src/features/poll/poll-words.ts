import { t } from '@lingui/core/macro';
import type { PollData, PollQuestionData } from '@voltfront/contract';
import { reasonAgainst } from '@/features/campaign/reason-against';

/** Votes of the caller for the options of a question. */
export const ownVotes = ({ options }: PollQuestionData): number => options.reduce((sum, { own }) => sum + own, 0);

/** Why a question cannot be answered now, as short as a button; null: it can. */
export function obstacleOf({ campaign, own, settings }: PollData, question: PollQuestionData): string | null {
  const reason = reasonAgainst(campaign);
  if (reason !== null) return reason;
  if (own?.isExcluded) return t`投票已被剔除`;
  if (question.state === 'soon') return t`尚未开放`;
  if (question.state === 'closed') return t`已截止`;
  if (settings.daily) return own?.left === 0 ? t`今日已用完` : null;
  return ownVotes(question) > 0 ? t`已投票` : null;
}

/** Options of a question by rank, equal ones in their order; without votes as they are. */
export const byRank = ({ options }: PollQuestionData): PollQuestionData['options'] =>
  [...options].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
