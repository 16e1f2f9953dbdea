import type { OfferData } from '@voltfront/contract';
import { offerState, offerTurn } from '@voltfront/rules/campaign/offer';
import { formatDate } from '@voltfront/rules/format/date';
import type { Ctx } from '../../../../kernel/context';
import { balances } from '../../../points';
import { type AwardRow, findAwards, listOfCampaign } from '../../award.repository';
import { type CampaignRow, chancesOf, type PrizeRow } from '../../campaign.repository';
import { findChancesOf } from '../../chance.repository';
import { presentAward } from '../../present-award';
import { leftOf } from '../../read-campaign';
import { countShares } from '../../share.repository';
import { countDeeds } from './deeds';
import { termsOf } from './offer-settings';

/** More awards than the limits of a campaign of offers allow a person. */
const MOST_AWARDS = 5000;

/** Begins the reason of every award of one turn of a period. */
export const reasonOfTurn = (turn: string): string => `offer:${turn}:`;

/** How often a prize was given in a turn. */
const takenIn = (awards: readonly AwardRow[], prizeId: string, turn: string): number =>
  awards.filter((award) => award.prizeId === prizeId && award.reason.startsWith(reasonOfTurn(turn))).length;

/** What decides where each offer of a campaign stands for a person. */
async function factsOf(ctx: Ctx, accountId: string, row: CampaignRow, prizes: readonly PrizeRow[]) {
  const all = await listOfCampaign(ctx.db, accountId, row.id, MOST_AWARDS);
  const awards = all.filter(({ state }) => state !== 'revoked');
  const terms = new Map(prizes.map((prize) => [prize.id, termsOf(prize)]));
  const withTask = [...terms.values()].filter(({ task }) => task !== null && task.deed !== 'share');
  const moments = withTask.map(({ period }) => offerTurn(period, ctx.now(), row.startsAt).since);
  const needsOrder = [...terms.values()].some((each) => each.needsOrder);
  return {
    awards,
    points: (await balances(ctx, accountId)).points,
    done: await countDeeds(ctx, accountId, moments),
    hasOrdered: needsOrder && (await ctx.app.hooks.ask(ctx, 'hasOrdered', { accountId })).includes(true),
    termsFor: (prize: PrizeRow) => terms.get(prize.id) ?? termsOf(prize),
    groupOf: (prizeId: string) => terms.get(prizeId)?.group ?? null,
  };
}

/** Where every offer of a campaign stands for a person, by the id of its prize, and their points. */
export async function judgeOffers(ctx: Ctx, accountId: string, row: CampaignRow, prizes: readonly PrizeRow[]) {
  const facts = await factsOf(ctx, accountId, row, prizes);
  const last = new Map(facts.awards.map((award) => [award.prizeId, award.id]));
  const full = await findAwards(ctx.db, accountId, [...last.values()]);
  const slugs = prizes.flatMap(({ detail }) => chancesOf(detail) ?? []);
  const chances = await findChancesOf(ctx.db, accountId, slugs);
  const own = new Map<string, NonNullable<OfferData['own']>>();
  for (const prize of prizes) {
    const { task, period, limit, group, needsOrder, price } = facts.termsFor(prize);
    const turn = offerTurn(period, ctx.now(), row.startsAt);
    const shared = async () => countShares(ctx.db, accountId, row.id, formatDate(turn.since));
    const done = task === null ? 0 : task.deed === 'share' ? await shared() : facts.done(task.deed, turn.since);
    const taken = takenIn(facts.awards, prize.id, turn.key);
    const isOther = ({ prizeId }: AwardRow) => prizeId !== prize.id && facts.groupOf(prizeId) === group;
    const state = offerState({
      taken,
      limit,
      isOtherChosen: group !== null && facts.awards.some(isOther),
      left: leftOf(prize),
      done,
      times: task?.times ?? 0,
      needsOrder,
      hasOrdered: facts.hasOrdered,
      price,
      points: facts.points,
    });
    const award = full.find((each) => each.award.id === last.get(prize.id));
    own.set(prize.id, {
      state,
      done,
      taken,
      chances: chances.get(chancesOf(prize.detail) ?? '') ?? 0,
      award: award ? presentAward(award) : null,
    });
  }
  return { own, points: facts.points };
}
