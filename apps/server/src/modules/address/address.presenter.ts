import type { ReplyOf } from '@voltfront/contract';
import { maskPhone } from '@voltfront/rules/format/mask';
import type { AddressRow } from './address.repository';

type Address = ReplyOf<'POST /api/mpaccount/v1/addresses'>;

/** An address as its person sees it in lists, the phone masked. */
export function presentAddress(row: AddressRow): Address {
  const { accountId: _accountId, mobile, createdAt: _createdAt, updatedAt: _updatedAt, ...shown } = row;
  return { ...shown, maskedMobile: maskPhone(mobile) };
}
