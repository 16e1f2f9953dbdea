import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { countPeriods, periodAt, voteStage } from '@voltfront/rules/vote/vote-period';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { findEventText } from '../community';
import { resultsOf } from './show-vote';
import { findTurnout, findVote, type VoteRow } from './vote.repository';
import { voteTexts } from './vote.texts';
import { countBallots, selectVotes } from './vote-desk.repository';

const LIST = 'GET /api/mpmkt/v1/staff/votes';
const DETAIL = 'GET /api/mpmkt/v1/staff/vote';
type Line = ReplyOf<typeof LIST>['items'][number];

function presentLine(ctx: Ctx, row: VoteRow, ballotCount: number): Line {
  const { id: voteId, title, startsAt, endsAt, periodDays, points, questions, isVisible } = row;
  return {
    ...{ voteId, title, startsAt, endsAt, periodDays, points, ballotCount },
    questionCount: questions.length,
    stage: isVisible ? voteStage(row, ctx.now()) : 'hidden',
  };
}

/** Votes, hidden ones included. */
export async function listStaffVotes(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const { words, stage } = query;
  const read = await selectVotes(ctx.db, { words, stage, now: ctx.now() }, page);
  const { rows, nextCursor } = page.cut(read, ({ startsAt, id }) => ({ key: startsAt, id }));
  const ballots = await countBallots(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => presentLine(ctx, row, ballots.get(row.id) ?? 0)), nextCursor };
}

/** A vote as staff keep it, with results that customers may not see yet. @throws NOT_FOUND also for a period it never has */
export async function showStaffVote(
  ctx: ActorCtx,
  { voteId, period: asked }: QueryOf<typeof DETAIL>,
): Promise<ReplyOf<typeof DETAIL>> {
  const row = await findVote(ctx.db, voteId);
  const periodCount = row ? countPeriods(row) : 0;
  if (!row || (asked ?? 1) > periodCount) throw refuse('NOT_FOUND', { message: voteTexts.missing });
  const period = asked ?? periodAt(row, ctx.now());
  const ballots = await countBallots(ctx.db, [voteId]);
  return {
    ...presentLine(ctx, row, ballots.get(voteId) ?? 0),
    ...(await findEventText(ctx, voteId)),
    isVisible: row.isVisible,
    questions: row.questions.map((question) => ({ ...question, options: [...question.options] })),
    period,
    periodCount,
    periodBallots: await findTurnout(ctx.db, voteId, period),
    results: await resultsOf(ctx, row, period),
  };
}
