import type { ConfigurationData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { repairConfiguration } from './quote-configuration';
import { vehicleShare } from './share.tables';
import { insertWish, takeWishPlace } from './vehicle.repository';
import { fingerprintOf } from './wishlist';

/** A shared configuration to be written into an empty database. */
export type ShareSeed = typeof vehicleShare.$inferInsert;

/** A configuration that a demo account keeps. */
export interface WishSeed {
  accountId: string;
  configuration: ConfigurationData;
  savedAt: number;
}

/** Writes shared and kept configurations; needs a transaction and the catalogue. What does not fit is left out of wishes. */
export async function seedShares(ctx: Ctx, shares: ShareSeed[], wishes: WishSeed[]): Promise<void> {
  await ctx.db.insert(vehicleShare).values(shares);
  for (const { accountId, configuration: wanted, savedAt } of wishes) {
    const { configuration } = await repairConfiguration(ctx, { ...wanted, subsidy: 'none' });
    const fingerprint = fingerprintOf(configuration);
    await insertWish(ctx.db, { ...configuration, accountId, id: newId(savedAt), fingerprint, createdAt: savedAt });
    await takeWishPlace(ctx.db, accountId);
  }
}
