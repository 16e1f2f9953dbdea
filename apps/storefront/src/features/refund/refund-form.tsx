import { t } from '@lingui/core/macro';
import type { RefundQuoteData } from '@voltfront/contract';
import { REFUND_LIMITS } from '@voltfront/rules/refund/refund-reasons';
import { uploadImages } from '@/api';
import { sendOwnCode } from '@/features/account/own-code';
import { back } from '@/navigation';
import { chooseImages } from '@/platform/upload';
import { Cell, CellGroup, CodeField, ConsentBox, Field, Section, Text, TextArea, Upload } from '@/ui';
import { AccountFields } from './account-fields';
import styles from './refund.module.css';
import { RefundMoney } from './refund-parts';
import type { useSubmitRefund } from './use-submit-refund';

interface RefundFormProps {
  quote: RefundQuoteData;
  /** The chosen reason in words. */
  reason: string;
  words: string;
  form: ReturnType<typeof useSubmitRefund>;
}

/** Everything of a refund before it is submitted. */
export function RefundForm({ quote, reason, words, form }: RefundFormProps) {
  const { buyer, days, rules } = quote;
  return (
    <div className={styles.content}>
      <CellGroup inset>
        <Cell title={t`退款原因`} note={words || undefined} value={reason} onClick={() => back()} />
        <Cell title={t`购车人`} note={buyer.maskedMobile} value={buyer.name} />
        <Cell title={t`预计到账`} value={t`${days.from}–${days.to} 个工作日`} />
      </CellGroup>
      <RefundMoney quote={quote} />
      {form.needsAccount && (
        <Section title={t`收款账户`} note={t`原支付方式已关闭，款项将转入该账户`}>
          <AccountFields form={form.account} />
        </Section>
      )}
      <Section title={t`补充说明`}>
        <TextArea
          value={form.explanation}
          onChange={form.setExplanation}
          placeholder={t`选填，最多 200 字`}
          maxLength={REFUND_LIMITS.explanationMax}
        />
        <Field layout="column" label={t`上传凭证（选填，最多 3 张，每张不超过 5 MB）`}>
          <Upload
            value={form.pictures}
            onChange={form.setPictures}
            max={REFUND_LIMITS.pictures}
            pick={(count) => chooseImages({ count })}
            send={uploadImages}
          />
        </Field>
      </Section>
      <Section title={t`退款规则`} pad="m">
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <ConsentBox checked={form.isAgreed} onChange={form.setAgreed}>
          {t`我已阅读并同意退款规则`}
        </ConsentBox>
      </Section>
      <Section title={t`短信验证`}>
        <CodeField
          value={form.code}
          onChange={form.changeCode}
          error={form.codeError || undefined}
          canSend
          onSend={() => sendOwnCode('refund')}
        />
        <Text size="small" tone="secondary" className={styles.words}>
          {t`验证码将发送至您的登录手机号`}
        </Text>
      </Section>
    </div>
  );
}
