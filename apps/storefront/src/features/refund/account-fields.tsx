import { t } from '@lingui/core/macro';
import { type FormState, TextField } from '@/ui';
import type { AccountValues } from './account-values';

/** Holder, bank and number of the account that takes the money. */
export function AccountFields({ form }: { form: Pick<FormState<AccountValues>, 'field'> }) {
  return (
    <>
      <TextField label={t`账户户名`} placeholder={t`与银行预留一致`} maxLength={60} {...form.field('holder')} />
      <TextField label={t`开户行`} placeholder={t`如招商银行上海分行`} maxLength={60} {...form.field('bank')} />
      <TextField
        label={t`银行账号`}
        placeholder={t`8 至 30 位数字`}
        inputMode="numeric"
        maxLength={40}
        {...form.field('number')}
      />
    </>
  );
}
