import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { findWrongQuestion } from '@voltfront/rules/vote/ballot';
import { periodAt, voteStage } from '@voltfront/rules/vote/vote-period';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { addBallots } from '../community';
import { earn } from '../points';
import { openVote, presentVote } from './show-vote';
import { addVotes, insertBallot } from './vote.repository';
import { voteTexts } from './vote.texts';

/** Reason of the points for a ballot; the ref is the vote, so that they are given once. */
const POINTS_REASON = 'vote';

/**
 * Casts the caller's ballot of the running period; needs a transaction, in which it is counted and the points are booked.
 * @throws NOT_FOUND, STATE_CHANGED outside of the vote's time, BAD_INPUT for wrong choices, ALREADY_DONE the second time
 */
export async function castBallot(
  ctx: ActorCtx,
  { voteId, choices }: BodyOf<'POST /api/mpmkt/v1/vote/ballot'>,
): Promise<ReplyOf<'POST /api/mpmkt/v1/vote/ballot'>> {
  const vote = await openVote(ctx, voteId, true);
  const now = ctx.now();
  if (voteStage(vote, now) !== 'open') throw refuse('STATE_CHANGED', { message: voteTexts.notOpen });
  const wrong = findWrongQuestion(vote.questions, choices);
  if (wrong)
    throw refuse('BAD_INPUT', { message: voteTexts.wrongChoice({ question: wrong.title, most: wrong.mostChoices }) });
  const designs = vote.questions.flatMap(({ questionId }) =>
    (choices[questionId] ?? []).map((optionId) => ({ questionId, optionId })),
  );
  const kept = Object.fromEntries(vote.questions.map(({ questionId }) => [questionId, choices[questionId] ?? []]));
  const { accountId } = ctx.actor;
  const period = periodAt(vote, now);
  if (!(await insertBallot(ctx.db, { accountId, voteId, period, choices: kept, createdAt: now })))
    throw refuse('ALREADY_DONE', { message: voteTexts.voted });
  await addVotes(ctx.db, { voteId, period }, designs);
  await addBallots(ctx.db, voteId, 1);
  const { booked } =
    vote.points > 0
      ? await earn(ctx, { accountId, amount: vote.points, reason: POINTS_REASON, ref: voteId })
      : { booked: 0 };
  return { vote: await presentVote(ctx, vote, period), pointsEarned: booked };
}
