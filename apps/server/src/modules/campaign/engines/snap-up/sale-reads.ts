import { SECOND_MS } from '@voltfront/rules/time';
import { createSharedReads } from '../../../../kernel/shared-reads';
import type { CampaignRow } from '../../campaign.repository';

/** How old (ms) may be what turns callers away before they cost a transaction; the transaction itself looks anew. */
const SALE_MS = SECOND_MS;
const STOCK_MS = 200;

/** Flash sales by their slugs. */
export const sales = createSharedReads<CampaignRow>(SALE_MS);
/** How many of each car of a sale are taken. */
export const stock = createSharedReads<ReadonlyMap<string, number>>(STOCK_MS);
