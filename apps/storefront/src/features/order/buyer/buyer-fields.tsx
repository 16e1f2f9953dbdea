import { t } from '@lingui/core/macro';
import { IdNumberField, PhoneField, SegmentedControl, TextField } from '@/ui';
import styles from './buyer-fields.module.css';
import { cleanCode } from './buyer-form';
import type { BuyerFormState } from './use-buyer-form';

/** Buyer's kind, name, number and phone, with errors at the fields. */
export function BuyerFields({ form }: { form: BuyerFormState }) {
  const { kind } = form.values;
  return (
    <>
      <div className={styles.kind}>
        <SegmentedControl
          label={t`购车主体`}
          value={kind}
          onChange={(next) => form.set({ kind: next })}
          items={[
            { key: 'personal', text: t`个人购车` },
            { key: 'enterprise', text: t`企业购车` },
          ]}
        />
      </div>
      {kind === 'personal' ? <PersonFields form={form} /> : <CompanyFields form={form} />}
      <PhoneField
        label={t`手机号`}
        required
        bare
        hint={kind === 'personal' ? undefined : t`经办人手机号，用于接收订单通知`}
        {...form.field('mobile')}
      />
    </>
  );
}

function PersonFields({ form }: { form: BuyerFormState }) {
  return (
    <>
      <TextField
        label={t`姓名`}
        required
        clearable
        placeholder={t`与身份证一致`}
        autoComplete="name"
        maxLength={30}
        {...form.field('personName')}
      />
      <IdNumberField
        label={t`身份证号`}
        required
        hint={t`仅用于签署购车协议与上牌，加密保存`}
        {...form.field('idNumber')}
      />
    </>
  );
}

function CompanyFields({ form }: { form: BuyerFormState }) {
  return (
    <>
      <TextField
        label={t`企业名称`}
        required
        clearable
        placeholder={t`与营业执照一致`}
        autoComplete="organization"
        maxLength={60}
        {...form.field('companyName')}
      />
      <TextField
        label={t`信用代码`}
        name={t`统一社会信用代码`}
        required
        clearable
        placeholder={t`18 位统一社会信用代码`}
        autoComplete="off"
        {...form.field('creditCode')}
        onChange={(text) => form.set({ creditCode: cleanCode(text) })}
      />
    </>
  );
}
