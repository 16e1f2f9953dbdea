import type { CollectSettingsData } from '@voltfront/contract';
import { type ItemOdds, itemOfRoll } from '@voltfront/rules/campaign/collect';
import { formatDate } from '@voltfront/rules/format/date';
import type { Ctx } from '../../../../kernel/context';
import { InternalError } from '../../../../kernel/errors';
import type { CampaignRow } from '../../campaign.repository';
import { rollOfName } from '../draw/roll';
import {
  addHolding,
  type Collector,
  endOverdueLink,
  insertMove,
  listHoldings,
  listOpenGifts,
  takeHolding,
} from './collect.repository';

/** Why items come or go, and what it is about: booked once. */
export interface Booking {
  reason: 'task' | 'reminder' | 'compose' | 'made' | 'give' | 'return' | 'gift' | 'answer';
  ref: string;
}

const moveOf = (ctx: Ctx, { accountId, campaignId }: Collector, item: string, delta: number, booking: Booking) => {
  const now = ctx.now();
  return { accountId, campaignId, item, delta, ...booking, day: formatDate(now), createdAt: now };
};

/** Adds items to somebody's; needs a transaction. @returns false when it was booked before, and nothing changes */
export async function addItems(ctx: Ctx, who: Collector, item: string, n: number, booking: Booking): Promise<boolean> {
  if (!(await insertMove(ctx.db, moveOf(ctx, who, item, n, booking)))) return false;
  await addHolding(ctx.db, who, item, n);
  return true;
}

/**
 * Takes items from somebody, of whom the last one stays where `keepsLast` says so; needs a transaction, which the caller ends by an error
 * on false.
 * @returns false without so many to spare
 */
export async function takeItems(
  ctx: Ctx,
  who: Collector,
  { item, n, keepsLast }: { item: string; n: number; keepsLast: boolean },
  booking: Booking,
): Promise<boolean> {
  if (!(await takeHolding(ctx.db, who, { item, n, stays: keepsLast ? 1 : 0 }))) return false;
  if (!(await insertMove(ctx.db, moveOf(ctx, who, item, -n, booking))))
    throw new InternalError(`${booking.reason} ${booking.ref} was booked before`);
  return true;
}

/** Gives back what is locked in a gift whose time is over, once. The giver is held. */
export async function endGift(ctx: Ctx, who: Collector, { id, item }: { id: string; item: string }): Promise<void> {
  if (await endOverdueLink(ctx.db, id, ctx.now())) await addItems(ctx, who, item, 1, { reason: 'return', ref: id });
}

/** Gives back what is locked in the gifts of a held person whose time is over, before something is done with their items. */
export async function settleGifts(ctx: Ctx, who: Collector): Promise<void> {
  const now = ctx.now();
  for (const gift of await listOpenGifts(ctx.db, who)) if (gift.expiresAt <= now) await endGift(ctx, who, gift);
}

/** How many of an item a person has, and how many of it wait in gifts. */
export interface Held {
  count: number;
  inGifts: number;
}

/** What a person has by item. A gift whose time is over counts as returned, whether or not that was written already. */
export async function readHoldings(ctx: Ctx, who: Collector): Promise<Map<string, Held>> {
  const held = new Map<string, Held>();
  const at = (item: string): Held => {
    const known = held.get(item) ?? { count: 0, inGifts: 0 };
    held.set(item, known);
    return known;
  };
  // Read first: a gift that ends between the two reads is missing for a moment, and never there twice.
  for (const { item, count } of await listHoldings(ctx.db, who)) at(item).count += count;
  const now = ctx.now();
  for (const { item, expiresAt } of await listOpenGifts(ctx.db, who))
    if (expiresAt <= now) at(item).count += 1;
    else at(item).inGifts += 1;
  return held;
}

/** The item that the seed of a campaign gives a person for a booking: known beforehand to the server alone. */
export function drawnItem(
  { seed, slug }: Pick<CampaignRow, 'seed' | 'slug'>,
  accountId: string,
  odds: readonly ItemOdds[],
  { reason, ref }: Booking,
): string {
  const item = itemOfRoll(odds, rollOfName(seed, `${slug}:${accountId}:${reason}:${ref}`));
  if (item === null) throw new InternalError(`the odds of ${slug} are not whole`);
  return item;
}

/** Whether somebody has each item of a set. */
export const isComplete = (
  { items }: Pick<CollectSettingsData, 'items'>,
  set: string,
  held: ReadonlyMap<string, Held>,
): boolean => items.every((item) => item.set !== set || (held.get(item.key)?.count ?? 0) > 0);
