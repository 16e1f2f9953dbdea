import { winnersOf } from '@voltfront/rules/campaign/poll';
import { guardOf } from '../../../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../../../kernel/context';
import { publish } from '../../../../kernel/jobs';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { smallestLots } from '../../draw-lots';
import { grantAward } from '../../grant-award';
import { countVotes, insertDraw, listDue, noteEntrants, type OptionKey, pageVoters } from './poll.repository';
import { isDrawn, pollSettingsOf, purposeOf } from './poll-settings';
import { DRAW_REASON } from './show-poll';

/** Polls that are drawn in one go. */
const DUE_AT_ONCE = 20;

/** Whom a drawn prize is for. */
async function wantedBy(ctx: Ctx, row: CampaignRow, prize: PrizeRow): Promise<Parameters<typeof pageVoters>[2]> {
  const { questions } = pollSettingsOf(row);
  if (purposeOf(prize) === 'drawOfComplete') return { questions: questions.length };
  const all = await countVotes(ctx.db, row.id);
  const options = questions.flatMap(({ key: question, options: offered }): OptionKey[] => {
    const votes = offered.map(
      ({ key }) => all.find((each) => each.question === question && each.option === key)?.votes ?? 0,
    );
    const isWinner = winnersOf(votes);
    return offered.filter((_, index) => isWinner[index]).map(({ key: option }) => ({ question, option }));
  });
  return { options };
}

/** The voters with the smallest lots, and how many took part. */
async function drawFor(ctx: Ctx, row: CampaignRow, prize: PrizeRow) {
  const wanted = await wantedBy(ctx, row, prize);
  if ('options' in wanted && wanted.options.length === 0) return { entrants: 0, winners: [] };
  return smallestLots(row, prize, (range) => pageVoters(ctx.db, row.id, wanted, range));
}

/** Draws the prizes of a poll among its voters, once; needs a transaction. */
async function drawPoll(ctx: Ctx, row: CampaignRow): Promise<void> {
  if (!(await insertDraw(ctx.db, { campaignId: row.id, entrants: 0, drawnAt: ctx.now() }))) return;
  let most = 0;
  for (const prize of (await listPrizes(ctx.db, row.id)).filter(isDrawn)) {
    const { entrants, winners } = await drawFor(ctx, row, prize);
    most = Math.max(most, entrants);
    for (const accountId of winners) {
      if (!(await guardOf(ctx).holdAccount(ctx.db, accountId))) continue;
      const award = await grantAward(ctx, { accountId, prize, reason: DRAW_REASON });
      if (award)
        await publish(ctx, 'PollPrizeWon', { accountId, awardId: award.id, prize: prize.title, campaign: row.title });
    }
  }
  await noteEntrants(ctx.db, row.id, most);
}

/** Draws the prizes of every poll whose time has come. Several processes may do it at once. */
export async function drawDuePolls(ctx: Ctx): Promise<void> {
  for (const row of await listDue(ctx.db, ctx.now(), DUE_AT_ONCE))
    await withTransaction(ctx, (tx) => drawPoll(tx, row));
}
