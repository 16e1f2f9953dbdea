import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { presentAddress } from './address.presenter';
import { selectAddress, selectAddresses } from './address.repository';
import { addressTexts } from './address.texts';

/** The caller's addresses, the default first, then the newest. */
export async function listAddresses(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mpaccount/v1/addresses'>> {
  const rows = await selectAddresses(ctx.db, ctx.actor.accountId);
  return { items: rows.map(presentAddress) };
}

/** One of the caller's addresses, its phone in full. @throws NOT_FOUND also for somebody else's */
export async function showAddress(
  ctx: ActorCtx,
  { addressId }: { addressId: string },
): Promise<ReplyOf<'GET /api/mpaccount/v1/addresses/detail'>> {
  const row = await selectAddress(ctx.db, ctx.actor.accountId, addressId);
  if (!row) throw refuse('NOT_FOUND', { message: addressTexts.missing });
  return { ...presentAddress(row), mobile: row.mobile };
}
