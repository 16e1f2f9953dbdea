import { t } from '@lingui/core/macro';
import type { DraftData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import { RadioGroup, Section } from '@/ui';
import styles from './confirm.module.css';
import type { ConfirmForm } from './use-confirm-form';

/** Deposit or intention order; a conversion shows what the earlier order has paid, a stock car leaves no choice. */
export function KindSection({ form, draft }: { form: ConfirmForm; draft: DraftData }) {
  if (form.isConversion) {
    const paid = formatYuan(draft.paidEarlierFen);
    const due = formatYuan(draft.dueFen);
    return (
      <Section title={t`转为大订`}>
        <div className={styles.conversion}>{t`意向金已付 ${paid}，全额抵扣定金，本次还需支付 ${due}`}</div>
      </Section>
    );
  }
  if (draft.stockCar) return null;
  return (
    <Section title={t`订购方式`}>
      <RadioGroup
        className={styles.kinds}
        label={t`订购方式`}
        variant="tiles"
        value={form.kind}
        onChange={form.setKind}
        options={[
          { key: 'deposit', text: t`大订 ${formatYuan(DEPOSIT_FEN.deposit)}`, note: t`锁定价格与权益，锁单前可退` },
          { key: 'intention', text: t`小订 ${formatYuan(DEPOSIT_FEN.intention)}`, note: t`优先排队，随时可退可转大订` },
        ]}
      />
    </Section>
  );
}
