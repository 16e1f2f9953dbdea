import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@voltfront/contract';
import { voteStage } from '@voltfront/rules/vote/vote-period';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { saveEventText, showEventText } from '../community';
import type { VoteRow } from './vote.repository';
import { voteTexts } from './vote.texts';
import { countBallots, insertVote, lockVote, updateVote } from './vote-desk.repository';

type Body = BodyOf<'POST /api/mpmkt/v1/staff/vote/save'>;

/** @throws NOT_FOUND */
async function openLocked(ctx: Ctx, voteId: string): Promise<VoteRow> {
  const row = await lockVote(ctx.db, voteId);
  if (!row) throw refuse('NOT_FOUND', { message: voteTexts.missing });
  return row;
}

const areOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** @throws BAD_INPUT for a window that ends before it begins, ids that are there twice, or more choices than candidates */
function assertSense({ startsAt, endsAt, questions }: Body): void {
  if (startsAt >= endsAt)
    throw refuse('BAD_INPUT', { message: voteTexts.wrongWindow, data: { fields: ['body.endsAt'] } });
  const isGood =
    areOnce(questions.map(({ questionId }) => questionId)) &&
    questions.every(
      ({ options, mostChoices }) => areOnce(options.map(({ optionId }) => optionId)) && mostChoices <= options.length,
    );
  if (!isGood) throw refuse('BAD_INPUT', { message: voteTexts.wrongQuestions, data: { fields: ['body.questions'] } });
}

/** What ballots were cast on. */
const castOn = ({
  startsAt,
  periodDays,
  points,
  questions,
}: Pick<VoteRow, 'startsAt' | 'periodDays' | 'points' | 'questions'>) =>
  JSON.parse(JSON.stringify({ startsAt, periodDays, points, questions }));

/** @throws STATE_CHANGED for what ballots were cast on */
async function assertAllowed(ctx: Ctx, row: VoteRow, body: Body): Promise<void> {
  const ballots = (await countBallots(ctx.db, [row.id])).get(row.id) ?? 0;
  if (ballots > 0 && !isDeepStrictEqual(castOn(row), castOn(body)))
    throw refuse('STATE_CHANGED', { message: voteTexts.fixed });
}

/** Writes a vote, a new one hidden; needs a transaction. @throws NOT_FOUND, BAD_INPUT, STATE_CHANGED */
export async function saveVote(ctx: ActorCtx, body: Body): Promise<{ voteId: string }> {
  assertSense(body);
  const { voteId: given, cover, text, ...fields } = body;
  const row = given === undefined ? null : await openLocked(ctx, given);
  if (row) await assertAllowed(ctx, row, body);
  const voteId = row?.id ?? newId(ctx.now());
  if (row) await updateVote(ctx.db, voteId, fields);
  else await insertVote(ctx.db, { ...fields, id: voteId, isVisible: false });
  const { title, startsAt, endsAt } = fields;
  const page = fields.questions.length === 1 ? 'designVote' : 'designVotes';
  await saveEventText(ctx, { id: voteId, kind: 'vote', page, title, cover, place: null, startsAt, endsAt, text });
  return { voteId };
}

/** Shows or hides a vote; needs a transaction. @throws NOT_FOUND */
export async function showVoteToAll(
  ctx: ActorCtx,
  { voteId, isVisible }: BodyOf<'POST /api/mpmkt/v1/staff/vote/show'>,
): Promise<{ ok: true }> {
  const { title, startsAt, endsAt } = await openLocked(ctx, voteId);
  await updateVote(ctx.db, voteId, { isVisible });
  await showEventText(ctx, { id: voteId, kind: 'vote', title, place: null, startsAt, endsAt }, isVisible);
  return { ok: true };
}

/** Opens a vote now, or closes it; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function stepVote(
  ctx: ActorCtx,
  { voteId, step }: BodyOf<'POST /api/mpmkt/v1/staff/vote/step'>,
): Promise<{ ok: true }> {
  const row = await openLocked(ctx, voteId);
  const now = ctx.now();
  if (voteStage(row, now) !== (step === 'open' ? 'announced' : 'open'))
    throw refuse('STATE_CHANGED', { message: voteTexts.noStep });
  await updateVote(ctx.db, voteId, step === 'open' ? { startsAt: now } : { endsAt: now });
  return { ok: true };
}
