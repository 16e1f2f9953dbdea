import type { QueryOf, VoteData } from '@voltfront/contract';
import { countPeriods, periodAt, votePeriod } from '@voltfront/rules/vote/vote-period';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findBallot, findTurnout, findVote, listCounts, type VoteRow } from './vote.repository';
import { voteTexts } from './vote.texts';

/**
 * A vote that customers see.
 * @param isHeld nobody changes it until the transaction ends
 * @throws NOT_FOUND also for a hidden one
 */
export async function openVote(ctx: Ctx, voteId: string, isHeld = false): Promise<VoteRow> {
  const vote = await findVote(ctx.db, voteId, isHeld);
  if (!vote?.isVisible) throw refuse('NOT_FOUND', { message: voteTexts.missing });
  return vote;
}

/** Votes by question and option, also of options without any. */
export async function resultsOf(
  ctx: Ctx,
  { id, questions }: VoteRow,
  period: number,
): Promise<NonNullable<VoteData['results']>> {
  const rows = await listCounts(ctx.db, id, period);
  const count = (questionId: string, optionId: string) =>
    rows.find((row) => row.questionId === questionId && row.optionId === optionId)?.count ?? 0;
  return Object.fromEntries(
    questions.map(({ questionId, options }) => [
      questionId,
      Object.fromEntries(options.map(({ optionId }) => [optionId, count(questionId, optionId)])),
    ]),
  );
}

/** A vote in a period, as the caller may see it. */
export async function presentVote(ctx: Ctx, vote: VoteRow, period: number): Promise<VoteData> {
  const { id: voteId, title, startsAt, endsAt, periodDays, points } = vote;
  const now = ctx.now();
  const accountId = ctx.actor?.accountId;
  const ballot = accountId ? await findBallot(ctx.db, { accountId, voteId, period }) : undefined;
  const isOver = now >= votePeriod(vote, period).until;
  return {
    voteId,
    title,
    startsAt,
    endsAt,
    periodDays,
    points,
    questions: vote.questions.map((question) => ({ ...question, options: [...question.options] })),
    period,
    currentPeriod: periodAt(vote, now),
    ballotCount: await findTurnout(ctx.db, voteId, period),
    ballot: ballot ? { choices: copyOf(ballot.choices), castAt: ballot.createdAt } : null,
    results: ballot || isOver ? await resultsOf(ctx, vote, period) : null,
  };
}

const copyOf = (choices: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(choices).map(([id, chosen]) => [id, [...chosen]]));

/** A vote in the running period, or another one. @throws NOT_FOUND also for a period that it never has */
export async function showVote(ctx: Ctx, { voteId, period }: QueryOf<'GET /api/mpmkt/v1/vote'>): Promise<VoteData> {
  const vote = await openVote(ctx, voteId);
  if (period !== undefined && period > countPeriods(vote)) throw refuse('NOT_FOUND', { message: voteTexts.missing });
  return presentVote(ctx, vote, period ?? periodAt(vote, ctx.now()));
}
