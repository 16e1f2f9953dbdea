import { createHmac } from 'node:crypto';
import type { CampaignRow, PrizeRow } from './campaign.repository';

/** People who are read at a time. */
const PAGE = 1000;

/**
 * What decides who wins: HMAC-SHA256 of `{slug}:{prize}:{person}` under the seed, in hexadecimal, `prize` being the position of the prize.
 * The smallest ones win, so anybody who has the seed can check it.
 */
export const lotOf = (
  { seed, slug }: Pick<CampaignRow, 'seed' | 'slug'>,
  position: number,
  accountId: string,
): string => createHmac('sha256', Buffer.from(seed, 'hex')).update(`${slug}:${position}:${accountId}`).digest('hex');

/**
 * The people with the smallest lots, as many as there are of the prize, and how many took part. `page` reads accounts after one,
 * in their order. Only so many are kept in memory at a time.
 */
export async function smallestLots(
  row: Pick<CampaignRow, 'seed' | 'slug'>,
  { position, stock }: Pick<PrizeRow, 'position' | 'stock'>,
  page: (range: { after: string; limit: number }) => Promise<string[]>,
): Promise<{ entrants: number; winners: string[] }> {
  const most = stock ?? 0;
  let entrants = 0;
  let best: { lot: string; accountId: string }[] = [];
  for (let after = ''; ; ) {
    const people = await page({ after, limit: PAGE });
    entrants += people.length;
    const lots = people.map((accountId) => ({ lot: lotOf(row, position, accountId), accountId }));
    best = [...best, ...lots].sort((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, most);
    after = people.at(-1) ?? '';
    if (people.length < PAGE) return { entrants, winners: best.map(({ accountId }) => accountId) };
  }
}
