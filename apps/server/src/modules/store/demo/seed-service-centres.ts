import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { seedRegions } from '../seed-regions';
import { addCarers } from '../store.repository';
import { serviceCentres } from './service-centres';
import { stores } from './stores';

/** The yearly day of stocktaking, and a closure for works that has a beginning and an end to come. */
function closuresFrom(now: number) {
  const stocktaking = stores.slice(0, 12).map(({ storeId }, i) => ({
    closureId: `demo-stocktaking-${storeId}`,
    storeId,
    fromAt: now + (20 + (i % 5)) * DAY_MS,
    untilAt: now + (21 + (i % 5)) * DAY_MS,
    reason: '年度盘点',
  }));
  const works = { closureId: 'demo-works-wx', storeId: 'wx-binhu', reason: '商场电力检修' };
  return [...stocktaking, { ...works, fromAt: now - DAY_MS, untilAt: now + 4 * DAY_MS }];
}

/** Adds the service centres, and the days on which stores are closed. */
export async function seedServiceCentres(ctx: Ctx): Promise<void> {
  await seedRegions(ctx, { cities: [], stores: serviceCentres, advisers: [] });
  await addCarers(ctx.db, [], closuresFrom(ctx.now()));
}
