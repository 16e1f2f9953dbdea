import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { createSharedReads } from '../../../../kernel/shared-reads';
import type { CampaignRow } from '../../campaign.repository';
import { listHolders, listTaken } from './snap-up.repository';

/** How old (ms) may be what turns callers away before they cost a transaction; the transaction itself looks anew. */
const SALE_MS = SECOND_MS;
const STOCK_MS = 200;

/** Flash sales by their slugs. */
export const sales = createSharedReads<CampaignRow>(SALE_MS);
/** What of a sale is gone. */
export interface Taken {
  /** How many of each car are held, ordered or sold. */
  count: ReadonlyMap<string, number>;
  /** Who has a place. */
  holders: ReadonlySet<string>;
}

export const stock = createSharedReads<Taken>(STOCK_MS);

/** What of a sale is gone, 200 ms old at most. */
export const readTaken = (ctx: Ctx, campaignId: string): Promise<Taken> =>
  stock.read(ctx, campaignId, async () => {
    const [count, holders] = await Promise.all([listTaken(ctx.db, campaignId), listHolders(ctx.db, campaignId)]);
    return { count, holders };
  });
