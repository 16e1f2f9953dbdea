import { t } from '@lingui/core/macro';
import { PhoneField, SegmentedControl, TextField } from '@/ui';
import styles from './buyer-fields.module.css';
import { cleanNumber } from './buyer-form';
import type { BuyerFormState } from './use-buyer-form';

/** Ids of the fields, for scrolling to the first error. */
export const buyerFieldId = (field: string): string => `buyer-${field}`;

/** Buyer's kind, name, number and phone, with errors at the fields. */
export function BuyerFields({ state }: { state: BuyerFormState }) {
  const { form, errors, set, leave } = state;
  return (
    <>
      <div className={styles.kind}>
        <SegmentedControl
          label={t`购车主体`}
          value={form.kind}
          onChange={(kind) => set({ kind })}
          items={[
            { key: 'personal', text: t`个人购车` },
            { key: 'enterprise', text: t`企业购车` },
          ]}
        />
      </div>
      {form.kind === 'personal' ? <PersonFields state={state} /> : <CompanyFields state={state} />}
      <div id={buyerFieldId('mobile')}>
        <PhoneField
          label={t`手机号`}
          required
          value={form.mobile}
          error={errors.mobile}
          hint={form.kind === 'personal' ? undefined : t`经办人手机号，用于接收订单通知`}
          onChange={(mobile) => set({ mobile })}
          onBlur={() => leave('mobile')}
        />
      </div>
    </>
  );
}

function PersonFields({ state: { form, errors, set, leave } }: { state: BuyerFormState }) {
  return (
    <>
      <div id={buyerFieldId('personName')}>
        <TextField
          label={t`姓名`}
          required
          clearable
          placeholder={t`与身份证一致`}
          autoComplete="name"
          maxLength={30}
          value={form.personName}
          error={errors.personName}
          onChange={(personName) => set({ personName })}
          onBlur={() => leave('personName')}
        />
      </div>
      <div id={buyerFieldId('idNumber')}>
        <TextField
          label={t`身份证号`}
          required
          clearable
          placeholder={t`18 位身份证号`}
          autoComplete="off"
          value={form.idNumber}
          error={errors.idNumber}
          hint={t`仅用于签署购车协议与上牌，加密保存`}
          onChange={(text) => set({ idNumber: cleanNumber(text) })}
          onBlur={() => leave('idNumber')}
        />
      </div>
    </>
  );
}

function CompanyFields({ state: { form, errors, set, leave } }: { state: BuyerFormState }) {
  return (
    <>
      <div id={buyerFieldId('companyName')}>
        <TextField
          label={t`企业名称`}
          required
          clearable
          placeholder={t`与营业执照一致`}
          autoComplete="organization"
          maxLength={60}
          value={form.companyName}
          error={errors.companyName}
          onChange={(companyName) => set({ companyName })}
          onBlur={() => leave('companyName')}
        />
      </div>
      <div id={buyerFieldId('creditCode')}>
        <TextField
          label={t`信用代码`}
          name={t`统一社会信用代码`}
          required
          clearable
          placeholder={t`18 位统一社会信用代码`}
          autoComplete="off"
          value={form.creditCode}
          error={errors.creditCode}
          onChange={(text) => set({ creditCode: cleanNumber(text) })}
          onBlur={() => leave('creditCode')}
        />
      </div>
    </>
  );
}
