import type { CollectData, CollectSettingsData } from '@voltfront/contract';
import { poolOfDay, setState } from '@voltfront/rules/campaign/collect';
import { formatDate } from '@voltfront/rules/format/date';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { InternalError } from '../../../../kernel/errors';
import { createSharedReads } from '../../../../kernel/shared-reads';
import { listOfReason } from '../../award.repository';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { hasReminder } from '../../codes/code.repository';
import { leftOf, presentCampaign } from '../../read-campaign';
import { hashOfSeed } from '../draw/roll';
import { titlesWon } from '../poll/poll.repository';
import {
  type Collector,
  countEntries,
  countLinkTurns,
  countStartReminders,
  findCollectDraw,
  hasEntered,
} from './collect.repository';
import { collectSettingsOf, prizesFor, rewardsOf } from './collect-settings';
import { type Held, isComplete, readHoldings } from './holdings';
import { judgeTasks } from './tasks';

/** The reason of every award of the draw. */
export const DRAW_REASON = 'draw';
/** The reason of the award of a set: a person gets each once in a campaign. */
export const reasonOfSet = (set: string): string => `set:${set}`;

/** How old (ms) what everybody counts for may be. */
const COUNTED_MS = 2 * SECOND_MS;
const counts = createSharedReads<number>(COUNTED_MS);
const drawings = createSharedReads<CollectData['drawing']>(COUNTED_MS);

const presentPrize = (prize: PrizeRow) => {
  const { kind, title, picture } = prize;
  return { kind, title, picture, left: leftOf(prize) };
};

/** The pool of a day. */
export function todaysPool({ pools }: CollectSettingsData, { startsAt }: Pick<CampaignRow, 'startsAt'>, now: number) {
  const pool = pools[poolOfDay(pools.length, startsAt, now)];
  if (!pool) throw new InternalError('a campaign of collectors without a pool');
  return pool;
}

async function presentDrawing(
  ctx: Ctx,
  row: CampaignRow,
  prizes: readonly PrizeRow[],
): Promise<CollectData['drawing']> {
  const { drawsAt } = collectSettingsOf(row);
  if (drawsAt === null) return null;
  const drawn = await findCollectDraw(ctx.db, row.id);
  return {
    at: drawsAt,
    prizes: prizesFor(prizes, 'draw').map(({ title, picture, stock }) => ({ title, picture, count: stock ?? 0 })),
    done: drawn ? { at: drawn.drawnAt, entrants: drawn.entrants } : null,
    seedHash: hashOfSeed(row.seed),
    seed: drawn ? row.seed : null,
  };
}

async function presentWarmUp(
  ctx: Ctx,
  row: CampaignRow,
  settings: CollectSettingsData,
): Promise<CollectData['warmUp']> {
  const { warmUp } = settings;
  if (warmUp === null) return null;
  const { remindItems: items, review } = warmUp;
  const reminders = await counts.read(ctx, `reminders:${row.id}`, () => countStartReminders(ctx.db, row.id));
  return { items, review, reminders };
}

async function presentOwn(
  ctx: Ctx,
  who: Collector,
  row: CampaignRow,
  { settings, held }: { settings: CollectSettingsData; held: ReadonlyMap<string, Held> },
): Promise<NonNullable<CollectData['own']>> {
  const { givesPerDay, asksPerDay, drawsAt, warmUp } = settings;
  const turns = await countLinkTurns(ctx.db, who, formatDate(ctx.now()));
  return {
    counts: [...held].map(([item, { count, inGifts }]) => ({ item, count, inGifts })),
    ...(await judgeTasks(ctx, who.accountId, row, settings)),
    givesLeft: Math.max(0, givesPerDay - turns.gives),
    asksLeft: Math.max(0, asksPerDay - turns.asks),
    hasEntered: drawsAt === null ? false : await hasEntered(ctx.db, who),
    won: drawsAt === null ? [] : await titlesWon(ctx.db, who.accountId, row.id, DRAW_REASON),
    isReminded: warmUp === null ? false : await hasReminder(ctx.db, who),
  };
}

/** Where the sets of a campaign stand for somebody; null for visitors. */
async function presentSets(
  ctx: Ctx,
  who: Collector | null,
  settings: CollectSettingsData,
  { prizes, held }: { prizes: readonly PrizeRow[]; held: ReadonlyMap<string, Held> },
): Promise<CollectData['sets']> {
  const reasons = settings.sets.map(({ key }) => reasonOfSet(key));
  const awards = who ? await listOfReason(ctx.db, who.accountId, who.campaignId, reasons) : [];
  const claimed = new Set(awards.map(({ reason }) => reason));
  return settings.sets.map(({ key }) => {
    const rewards = rewardsOf(prizes, key);
    const facts = {
      isComplete: isComplete(settings, key, held),
      isClaimed: claimed.has(reasonOfSet(key)),
      left: rewards.some((prize) => leftOf(prize) === 0) ? 0 : null,
    };
    return { set: key, prizes: rewards.map(presentPrize), state: who && setState(facts) };
  });
}

/** What a campaign shows besides its page. */
export async function presentRest(ctx: Ctx, row: CampaignRow): Promise<Omit<CollectData, 'campaign'>> {
  const settings = collectSettingsOf(row);
  const { quiz: _answers, warmUp: _code, ...shown } = settings;
  const prizes = await listPrizes(ctx.db, row.id);
  const who = ctx.actor && { accountId: ctx.actor.accountId, campaignId: row.id };
  const held = who ? await readHoldings(ctx, who) : new Map<string, Held>();
  return {
    settings: shown,
    pool: todaysPool(settings, row, ctx.now()).key,
    sets: await presentSets(ctx, who, settings, { prizes, held }),
    entryPrizes: prizesFor(prizes, 'entry').map(presentPrize),
    entrants:
      settings.drawsAt === null ? 0 : await counts.read(ctx, `entries:${row.id}`, () => countEntries(ctx.db, row.id)),
    warmUp: await presentWarmUp(ctx, row, settings),
    drawing: await drawings.read(ctx, row.id, () => presentDrawing(ctx, row, prizes)),
    own: who && (await presentOwn(ctx, who, row, { settings, held })),
  };
}

/** The campaign as the caller sees it after a change of theirs. */
export const presentCollect = async (ctx: Ctx, row: CampaignRow): Promise<CollectData> => ({
  campaign: await presentCampaign(ctx, row),
  ...(await presentRest(ctx, row)),
});
