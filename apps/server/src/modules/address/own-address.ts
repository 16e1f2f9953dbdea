import type { ActorCtx } from '../../kernel/context';
import { type AddressRow, selectAddress } from './address.repository';

/** An address of the caller with its phone in full, to be copied; undefined also for somebody else's. */
export const ownAddress = (ctx: ActorCtx, addressId: string): Promise<AddressRow | undefined> =>
  selectAddress(ctx.db, ctx.actor.accountId, addressId);
