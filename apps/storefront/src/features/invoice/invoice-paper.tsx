import { t } from '@lingui/core/macro';
import type { InvoiceDraftData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { formatFen } from '@voltfront/rules/money';
import { Text } from '@/ui';
import styles from './invoice.module.css';
import type { InvoiceValues } from './invoice-form-values';

const money = (fen: number) => `¥${formatFen(fen, { hasThousands: true })}`;

/** The invoice as it will be printed, with what is being entered. */
export function InvoicePaper({ draft, values }: { draft: InvoiceDraftData; values: InvoiceValues }) {
  const { buyer, company, modelName, versionName, vin, amountFen, amountWords, netFen, taxFen, taxPercent } = draft;
  return (
    <div className={styles.paper} role="group" aria-label={t`发票预览`}>
      <Text size="body-large" weight="bold" className={styles.paperTitle} heading={2}>{t`机动车销售统一发票`}</Text>
      <Line
        label={t`发票号码`}
        value={draft.issued && draft.state === 'issued' ? draft.issued.invoiceNo : t`开具后生成`}
      />
      <Line label={t`开票日期`} value={formatDate(draft.dateAt)} />
      <Line label={t`购买方`} value={buyer.name} />
      {company ? (
        <>
          <Line label={t`税号`} value={values.taxNumber} />
          <Line label={t`地址`} value={values.address} />
          <Line label={t`电话`} value={values.phone} />
          <Line label={t`开户银行`} value={values.bank} />
          <Line label={t`银行账号`} value={values.bankAccount} />
        </>
      ) : (
        <Line label={t`证件号码`} value={buyer.maskedNumber} />
      )}
      <Line label={t`厂牌型号`} value={`${modelName} ${versionName}`} />
      <Line label={t`车架号`} value={vin ?? t`车辆下线后登记`} />
      <Line label={t`价税合计`} value={amountWords} />
      <Line label={t`小写`} value={money(amountFen)} />
      <Line label={t`不含税价`} value={money(netFen)} />
      <Line label={t`增值税 ${taxPercent}%`} value={money(taxFen)} />
      <Line label={t`销售方`} value={draft.seller} />
    </div>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.line}>
      <div className={styles.lineLabel}>{label}</div>
      <div className={styles.lineValue}>{value || '—'}</div>
    </div>
  );
}
