import type { ActorCtx } from '../../kernel/context';
import { type AddressRow, selectAddress } from './address.repository';

/** Where something is sent: a copy, so that the customer's later changes do not touch it. */
export interface CopiedAddress {
  receiver: string;
  mobile: string;
  /** `浙江省 杭州市 西湖区`; a city named like its province is named once. */
  area: string;
  street: string;
}

/** Copies an address of the caller with its phone in full; undefined without one, also for somebody else's. */
export async function copyOwnAddress(
  ctx: ActorCtx,
  addressId: string | undefined,
): Promise<{ copy: CopiedAddress; cityCode: string } | undefined> {
  const found: AddressRow | undefined = addressId
    ? await selectAddress(ctx.db, ctx.actor.accountId, addressId)
    : undefined;
  if (!found) return undefined;
  const { receiver, mobile, provinceName, cityName, districtName, street, cityCode } = found;
  const area = [...new Set([provinceName, cityName, districtName])].join(' ').trim();
  return { copy: { receiver, mobile, area, street }, cityCode };
}
