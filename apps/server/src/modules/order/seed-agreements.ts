import type { Ctx } from '../../kernel/context';
import { insertSpecialOffers, insertSpecialOptions, insertVersions } from './agreement.repository';
import { keptVersions } from './kept-agreements';

/** Initial agreements and special agreements. */
export interface AgreementSeed {
  versions: Parameters<typeof insertVersions>[1];
  options: Parameters<typeof insertSpecialOptions>[1];
}

/** Inserts agreements and special agreements; existing ones are not changed. */
export async function seedAgreements(ctx: Ctx, { versions, options }: AgreementSeed): Promise<void> {
  await insertVersions(ctx.db, versions);
  await insertSpecialOptions(ctx.db, options);
  keptVersions.changed(ctx);
}

/** A window of special agreements, as it is written first. */
export type SpecialOfferSeed = Parameters<typeof insertSpecialOffers>[1][number];

/** Inserts windows of special agreements; existing ones are not changed. */
export const seedSpecialOffers = (ctx: Ctx, offers: SpecialOfferSeed[]): Promise<void> =>
  insertSpecialOffers(ctx.db, offers);
