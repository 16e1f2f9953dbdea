import type { DrawData, QueryOf } from '@voltfront/contract';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import { formatDate } from '@voltfront/rules/format/date';
import { maskName } from '@voltfront/rules/format/mask';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { createSharedReads } from '../../../../kernel/shared-reads';
import { findPeople } from '../../../account';
import { balances } from '../../../points';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { findChances } from '../../chance.repository';
import { leftOf, openCampaign, presentLanding, presentPrize } from '../../read-campaign';
import { countDraws, listLatest } from './draw.repository';
import { DRAW, drawSettingsOf } from './draw-settings';
import { hashOfSeed } from './roll';

const WINNERS = 10;
/** How old (ms) the list of winners may be. */
const WINNERS_MS = 5 * SECOND_MS;
const winners = createSharedReads<DrawData['winners']>(WINNERS_MS);

const latestWinners = (ctx: Ctx, campaignId: string): Promise<DrawData['winners']> =>
  winners.read(ctx, campaignId, async () => {
    const rows = await listLatest(ctx.db, campaignId, WINNERS);
    const people = await findPeople(ctx, [...new Set(rows.map(({ accountId }) => accountId))]);
    return rows.flatMap(({ accountId, prize, at }) => {
      const person = people.get(accountId);
      if (!person) return [];
      return [{ name: maskName(person.nickname), prize, at, ...(person.organName && { organName: person.organName }) }];
    });
  });

/** Who won last; their departments are shown among employees alone. */
async function shownWinners(ctx: Ctx, row: CampaignRow): Promise<DrawData['winners']> {
  const latest = await latestWinners(ctx, row.id);
  return drawSettingsOf(row).staff ? latest : latest.map(({ name, prize, at }) => ({ name, prize, at }));
}

/** What a person can pay with, and how often they have drawn. */
export async function ownDraws(ctx: Ctx, accountId: string, campaignId: string): Promise<NonNullable<DrawData['own']>> {
  const day = formatDate(ctx.now());
  const counts = await countDraws(ctx.db, { accountId, campaignId, day });
  const { points } = await balances(ctx, accountId);
  return { points, chances: await findChances(ctx.db, accountId, campaignId), ...counts };
}

/** Whether nothing is left for those whose prize has run out: then nobody can draw. */
export const isSoldOut = (prizes: readonly PrizeRow[]): boolean =>
  prizes.filter(({ isConsolation }) => isConsolation).every((prize) => leftOf(prize) === 0);

/** The seed, once it decides nothing any more. */
const openSeed = (row: CampaignRow, now: number): string | null =>
  campaignState(row, now) === 'ended' ? row.seed : null;

/** A draw with what the caller can do. @throws NOT_FOUND */
export async function showDraw(ctx: Ctx, { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/draw'>): Promise<DrawData> {
  const row = await openCampaign(ctx, DRAW, slug);
  const prizes = await listPrizes(ctx.db, row.id);
  return {
    campaign: await presentLanding(ctx, row),
    settings: drawSettingsOf(row),
    // What rains during a broadcast is caught, not drawn.
    prizes: prizes.filter(({ detail }) => detail.isRain !== true).map(presentPrize),
    isSoldOut: isSoldOut(prizes),
    seedHash: hashOfSeed(row.seed),
    seed: openSeed(row, ctx.now()),
    winners: await shownWinners(ctx, row),
    own: ctx.actor && (await ownDraws(ctx, ctx.actor.accountId, row.id)),
  };
}
