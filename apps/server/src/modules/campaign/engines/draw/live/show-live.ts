import type { LiveData, LiveSettingsData, LiveTask, QueryOf } from '@voltfront/contract';
import { livePhase, rainAt } from '@voltfront/rules/campaign/live';
import type { Ctx } from '../../../../../kernel/context';
import { refuse } from '../../../../../kernel/errors';
import { findAwardFor } from '../../../award.repository';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../../campaign.repository';
import { campaignTexts } from '../../../campaign.texts';
import { leftOf, openCampaign } from '../../../read-campaign';
import { DRAW, drawSettingsOf } from '../draw-settings';
import { findViewer, listReasons } from './live.repository';

const TASKS = ['visit', 'share', 'watch'] as const satisfies readonly LiveTask[];

/** A draw with a broadcast. */
export interface LiveCampaign {
  row: CampaignRow;
  live: LiveSettingsData;
}

/** @throws NOT_FOUND also for a draw without a broadcast */
export async function openLive(ctx: Ctx, slug: string): Promise<LiveCampaign> {
  const row = await openCampaign(ctx, DRAW, slug);
  const { live } = drawSettingsOf(row);
  if (!live) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  return { row, live };
}

/** The prize that rains; undefined where none does. */
export async function rainPrize(ctx: Ctx, campaignId: string): Promise<PrizeRow | undefined> {
  return (await listPrizes(ctx.db, campaignId)).find(({ detail }) => detail.isRain === true);
}

/** Why the gift of a rain is given: once for each. */
export const reasonOfRain = (at: number): string => `rain:${at}`;

async function hasCaught(ctx: Ctx, accountId: string, prize: PrizeRow, rainedAt: number): Promise<boolean> {
  const { id: prizeId, campaignId } = prize;
  const key = { accountId, campaignId, prizeId, reason: reasonOfRain(rainedAt) };
  return (await findAwardFor(ctx.db, key)) !== undefined;
}

/** The broadcast of a draw as the caller sees it. */
export async function presentLive(ctx: Ctx, { row, live }: LiveCampaign): Promise<LiveData> {
  const now = ctx.now();
  const rain = rainAt(live, now);
  const phase = livePhase(live, now);
  const prize = await rainPrize(ctx, row.id);
  const gift = prize ? { title: prize.title, picture: prize.picture, left: leftOf(prize) } : null;
  if (!ctx.actor) return { phase, rain, gift, own: null };
  const key = { accountId: ctx.actor.accountId, campaignId: row.id };
  const viewer = await findViewer(ctx.db, key);
  const reasons = await listReasons(ctx.db, key, TASKS);
  const own = {
    watchedMs: viewer?.watchedMs ?? 0,
    isReminded: (viewer?.remindSince ?? null) !== null,
    hasCaught:
      prize !== undefined && rain !== null && now >= rain.at && (await hasCaught(ctx, key.accountId, prize, rain.at)),
    done: TASKS.filter((task) => reasons.has(task)),
  };
  return { phase, rain, gift, own };
}

/** @throws NOT_FOUND */
export const showLive = async (ctx: Ctx, { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/live'>): Promise<LiveData> =>
  presentLive(ctx, await openLive(ctx, slug));
