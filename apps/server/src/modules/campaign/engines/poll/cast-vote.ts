import type { BodyOf, PollData, PollSettingsData, ReplyOf } from '@voltfront/contract';
import { questionState } from '@voltfront/rules/campaign/poll';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { insertShare } from '../../share.repository';
import { addVotes, insertVote, isExcluded, votesOf } from './poll.repository';
import { pollTexts } from './poll.texts';
import { POLL, pollSettingsOf, purposeOf } from './poll-settings';
import { hasSharedToday, leftOf, presentPoll } from './show-poll';

type Key = 'POST /api/mpmkt/v1/campaign/poll/vote';

/** @throws NOT_FOUND for an option that is not there, STATE_CHANGED for a question that is not open */
function assertOpen({ questions }: PollSettingsData, { question, option }: BodyOf<Key>, now: number): void {
  const asked = questions.find(({ key }) => key === question);
  if (!asked?.options.some(({ key }) => key === option)) throw refuse('NOT_FOUND', { message: pollTexts.noOption });
  const state = questionState(asked, now);
  if (state !== 'open') throw refuse('STATE_CHANGED', { message: pollTexts[state] });
}

/** Gives what is for a purpose, once for a reason. @returns the points among it */
async function reward(
  ctx: ActorCtx,
  row: CampaignRow,
  purpose: 'firstOfDay' | 'complete',
  reason: string,
): Promise<number> {
  const { accountId } = ctx.actor;
  let points = 0;
  for (const prize of await listPrizes(ctx.db, row.id)) {
    if (purposeOf(prize) !== purpose) continue;
    const award = await grantAward(ctx, { accountId, prize, reason });
    if (award && prize.kind === 'points') points += prize.amount ?? 0;
  }
  return points;
}

/**
 * Votes for an option; needs a transaction. Votes of a person follow each other, so that no limit is passed.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, LIMIT_REACHED; nothing changes then
 */
export async function castVote(ctx: ActorCtx, body: BodyOf<Key>): Promise<ReplyOf<Key>> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, POLL, body.slug);
  await assertTakesPart(ctx, row);
  const settings = pollSettingsOf(row);
  const now = ctx.now();
  assertOpen(settings, body, now);
  const { accountId } = ctx.actor;
  if (await isExcluded(ctx.db, accountId, row.id)) throw refuse('FORBIDDEN', { message: pollTexts.excluded });
  const { daily, questions } = settings;
  const { question, option } = body;
  const today = formatDate(now);
  const own = await votesOf(ctx.db, accountId, row.id, today);
  const castToday = own.reduce((sum, each) => sum + each.today, 0);
  if (daily) {
    const hasShared = await hasSharedToday(ctx, accountId, row.id, today);
    if (leftOf(settings, { own, hasShared, now }) === 0) throw refuse('LIMIT_REACHED', { message: pollTexts.usedUp });
  } else if (own.some((each) => each.question === question))
    throw refuse('LIMIT_REACHED', { message: pollTexts.voted });
  const day = daily ? today : '';
  const n = daily ? castToday + 1 : 1;
  const vote = { accountId, campaignId: row.id, question, day, n, option, createdAt: now };
  if (!(await insertVote(ctx.db, vote))) throw new InternalError('a vote of a held person was cast meanwhile');
  await addVotes(ctx.db, row.id, { question, option, votes: 1 });
  const answered = new Set([...own.map((each) => each.question), question]);
  let pointsEarned = 0;
  if (daily && castToday === 0) pointsEarned += await reward(ctx, row, 'firstOfDay', `firstOfDay:${today}`);
  if (answered.size === questions.length) pointsEarned += await reward(ctx, row, 'complete', 'complete');
  return { poll: await presentPoll(ctx, row), pointsEarned };
}

/** Notes that the caller shared a poll today. @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart` */
export async function sharePoll(
  ctx: ActorCtx,
  { slug }: BodyOf<'POST /api/mpmkt/v1/campaign/poll/share'>,
): Promise<PollData> {
  const row = await openCampaign(ctx, POLL, slug);
  await assertTakesPart(ctx, row);
  const now = ctx.now();
  const share = { accountId: ctx.actor.accountId, campaignId: row.id, day: formatDate(now), createdAt: now };
  await insertShare(ctx.db, share);
  return presentPoll(ctx, row);
}
