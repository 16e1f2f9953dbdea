import type { BodyOf, QueryOf, ReplyOf, StaffPollData } from '@voltfront/contract';
import { questionState, winnersOf } from '@voltfront/rules/campaign/poll';
import { guardOf } from '../../../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { lockName } from '../../../../kernel/name-lock.repository';
import { findAccountOfMobile } from '../../../account';
import { listOfCampaign } from '../../award.repository';
import { type CampaignRow, findCampaign } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { revokeAward } from '../../revoke-award';
import { countExcluded, countVotes, deleteVotes, findDraw, insertExclusion, takeVotes } from './poll.repository';
import { pollTexts } from './poll.texts';
import { POLL, pollSettingsOf } from './poll-settings';
import { presentDrawing } from './show-poll';

/** More awards than a person can have in a poll. */
const MOST_AWARDS = 1000;

type Exclude = 'POST /api/mpmkt/v1/staff/campaign/poll/exclude';

/** A poll, whatever its state. @throws NOT_FOUND */
async function openForStaff(ctx: Ctx, slug: string): Promise<CampaignRow> {
  const row = await findCampaign(ctx.db, slug);
  if (row?.engine !== POLL) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  return row;
}

async function present(ctx: Ctx, row: CampaignRow): Promise<StaffPollData> {
  const all = await countVotes(ctx.db, row.id);
  const now = ctx.now();
  return {
    questions: pollSettingsOf(row).questions.map(({ key: question, title, options, ...window }) => {
      const state = questionState(window, now);
      const votes = options.map(
        ({ key }) => all.find((each) => each.question === question && each.option === key)?.votes ?? 0,
      );
      const isWinner = winnersOf(votes);
      return {
        key: question,
        title,
        state,
        votes: votes.reduce((sum, each) => sum + each, 0),
        options: options.map((option, index) => ({
          key: option.key,
          title: option.title,
          votes: votes[index] ?? 0,
          isWinner: state === 'closed' && isWinner[index] === true,
        })),
      };
    }),
    excluded: await countExcluded(ctx.db, row.id),
    drawing: await presentDrawing(ctx, row),
  };
}

/** @throws NOT_FOUND */
export const showForStaff = async (
  ctx: ActorCtx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/staff/campaign/poll'>,
): Promise<StaffPollData> => present(ctx, await openForStaff(ctx, slug));

/**
 * Takes the votes of a person out of a poll with what they brought, and lets them cast no more; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED once prizes are drawn, or when it was done before
 */
export async function excludeVoter(
  ctx: ActorCtx,
  { slug, mobile, reason }: BodyOf<Exclude>,
): Promise<ReplyOf<Exclude>> {
  const row = await openForStaff(ctx, slug);
  const accountId = await findAccountOfMobile(ctx.db, mobile);
  if (!accountId || !(await guardOf(ctx).holdAccount(ctx.db, accountId)))
    throw refuse('NOT_FOUND', { message: pollTexts.nobody });
  // Votes of the person wait until this is over, as they do for each other.
  await lockName(ctx.db, `campaign:${accountId}`);
  if (await findDraw(ctx.db, row.id)) throw refuse('STATE_CHANGED', { message: pollTexts.drawn });
  const exclusion = { accountId, campaignId: row.id, reason, createdAt: ctx.now() };
  if (!(await insertExclusion(ctx.db, exclusion))) throw refuse('STATE_CHANGED', { message: pollTexts.excludedBefore });
  const removed = await deleteVotes(ctx.db, accountId, row.id);
  for (const votes of removed) await takeVotes(ctx.db, row.id, votes);
  for (const award of await listOfCampaign(ctx.db, accountId, row.id, MOST_AWARDS)) await revokeAward(ctx, award);
  return { removed: removed.reduce((sum, { votes }) => sum + votes, 0), poll: await present(ctx, row) };
}
