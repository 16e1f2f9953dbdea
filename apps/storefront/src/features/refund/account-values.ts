import { t } from '@lingui/core/macro';
import type { FormErrors } from '@/ui';

/** A bank account as it is typed. */
export interface AccountValues {
  holder: string;
  bank: string;
  number: string;
}

export const NO_ACCOUNT: AccountValues = { holder: '', bank: '', number: '' };

const NUMBER = /^\d{8,30}$/;

/** What is wrong with a bank account; spaces between the digits are allowed. */
export function accountErrors({ holder, bank, number }: AccountValues): FormErrors<AccountValues> {
  const errors: FormErrors<AccountValues> = {};
  if (holder.trim().length < 2) errors.holder = t`请填写账户户名`;
  if (bank.trim().length < 4) errors.bank = t`请填写开户行全称`;
  if (!NUMBER.test(number.replace(/\s/g, ''))) errors.number = t`请填写正确的银行账号`;
  return errors;
}

/** The account as it is sent. */
export const toAccount = ({ holder, bank, number }: AccountValues): AccountValues => ({
  holder: holder.trim(),
  bank: bank.trim(),
  number: number.replace(/\s/g, ''),
});
