import type { Ctx } from '../../kernel/context';
import { mask, seal, unseal } from '../order';
import type { StoredAccount } from './refund.types';

/** A bank account as the customer enters it. */
export interface AccountInput {
  holder: string;
  bank: string;
  number: string;
}

/** A bank account for storage: holder and number encrypted and masked. */
export function toStoredAccount(ctx: Ctx, { holder, bank, number }: AccountInput): StoredAccount {
  const secret = ctx.app.config.dataSecret;
  return {
    sealedHolder: seal(secret, holder),
    maskedHolder: mask(holder, 1, 0),
    bank,
    sealedNumber: seal(secret, number),
    maskedNumber: mask(number, 4, 4),
  };
}

/** A bank account as its owner sees it. */
export const presentAccount = (account: StoredAccount | null) =>
  account && { holder: account.maskedHolder, bank: account.bank, maskedNumber: account.maskedNumber };

/** A bank account in full for whoever transfers money; masked for others. */
export function accountForStaff(ctx: Ctx, account: StoredAccount | null, isMasked: boolean) {
  if (!account) return null;
  const { maskedHolder, bank, maskedNumber, sealedHolder, sealedNumber } = account;
  if (isMasked) return { holder: maskedHolder, bank, number: maskedNumber };
  const secret = ctx.app.config.dataSecret;
  return { holder: unseal(secret, sealedHolder), bank, number: unseal(secret, sealedNumber) };
}
