import type { Ctx } from '../../../kernel/context';
import { KeptRows } from '../../../kernel/kept-rows';
import { insertYearOffers, selectYearOffers, type YearOfferRow } from './year.repository';

const offers = new KeptRows(selectYearOffers);

/** Offers of new model years, cached; a change made by another process is seen within 5 seconds. */
export const loadYearOffers = (ctx: Ctx): Promise<readonly YearOfferRow[]> => offers.load(ctx);

/** Initial offers. */
export type YearOfferSeed = Parameters<typeof insertYearOffers>[1][number];

/** Inserts offers of new model years; their versions must be in the catalogue. */
export async function seedYearOffers(ctx: Ctx, rows: YearOfferSeed[]): Promise<void> {
  await insertYearOffers(ctx.db, rows);
  offers.changed(ctx);
}
