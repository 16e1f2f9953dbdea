import type { ConfigurationData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { repairConfiguration } from './quote-configuration';
import { insertShare } from './share.repository';
import { insertWish, raiseWishCount } from './vehicle.repository';
import { fingerprintOf } from './wishlist';

/** A shared configuration for an empty database. */
export type ShareSeed = Parameters<typeof insertShare>[1];

/** A wish list entry of a demo account. */
export interface WishSeed {
  accountId: string;
  configuration: ConfigurationData;
  savedAt: number;
}

/**
 * Inserts shared configurations and wishes; call it in a transaction, after the catalogue. Invalid
 * options are left out of wishes.
 */
export async function seedShares(ctx: Ctx, shares: ShareSeed[], wishes: WishSeed[]): Promise<void> {
  for (const share of shares) await insertShare(ctx.db, share);
  for (const { accountId, configuration: wanted, savedAt } of wishes) {
    const { configuration } = await repairConfiguration(ctx, { ...wanted, subsidy: 'none' });
    const fingerprint = fingerprintOf(configuration);
    await insertWish(ctx.db, { ...configuration, accountId, id: newId(savedAt), fingerprint, createdAt: savedAt });
    await raiseWishCount(ctx.db, accountId);
  }
}
