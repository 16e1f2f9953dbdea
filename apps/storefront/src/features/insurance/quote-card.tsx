import { t } from '@lingui/core/macro';
import { dial } from '@/platform/external';
import { Button, Cell, CellGroup, IconButton, longDate, Price, Section, Text } from '@/ui';
import styles from './insurance.module.css';
import type { InsuranceData } from './insurance-words';

type Quote = NonNullable<InsuranceData['quote']>;

/** Lines and total of a quote. */
export function QuoteCard({ quote, isIssued }: { quote: Quote; isIssued?: boolean }) {
  const { insurerName, insurerPhone, lines, totalFen, endsAt } = quote;
  return (
    <Section title={insurerName} note={isIssued ? undefined : t`报价有效期至 ${longDate(endsAt)}`}>
      <div className={styles.pad}>
        <div className={styles.lines}>
          {lines.map(({ code, name, amountFen }) => (
            <div key={code} className={styles.line}>
              <Text size="body">{name}</Text>
              <Price fen={amountFen} size="small" exact />
            </div>
          ))}
          <div className={`${styles.line} ${styles.total}`}>
            <Text size="body" weight="medium">{t`首年保费合计`}</Text>
            <Price fen={totalFen} exact />
          </div>
        </div>
        <Text size="small" tone="secondary">{t`保费由保险公司收取，不计入车款`}</Text>
      </div>
      {insurerPhone !== '' && (
        <Cell
          title={t`保险公司电话`}
          note={insurerPhone}
          value={<IconButton icon="phone" label={t`拨打保险公司电话`} onClick={() => dial(insurerPhone)} />}
        />
      )}
    </Section>
  );
}

/** The issued policy. */
export function PolicyCard({ policy }: { policy: NonNullable<InsuranceData['policy']> }) {
  const { policyNo, insurerName, issuedAt } = policy;
  return (
    <CellGroup inset title={t`保单`}>
      <Cell title={t`保单号`} value={policyNo} />
      <Cell title={t`保险公司`} value={insurerName} />
      <Cell title={t`出单日期`} value={longDate(issuedAt)} />
    </CellGroup>
  );
}

/** A quote is waited for. */
export function QuoteWaiting({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Section>
      <div className={styles.waiting} role="status">
        {children}
        <Text size="body-large" weight="medium">{t`${name} 正在报价`}</Text>
        <Text size="small" tone="secondary">{t`通常需要几秒，报价完成后也会通知您`}</Text>
      </div>
    </Section>
  );
}

/** Buttons under a quote. */
export function QuoteActions(props: {
  isOver: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onChange: () => void;
  onOwn: () => void;
}) {
  const { isOver, isBusy, onConfirm, onChange, onOwn } = props;
  return (
    <div className={styles.actions}>
      {!isOver && (
        <Button block loading={isBusy} onClick={onConfirm}>
          {t`确认报价并出单`}
        </Button>
      )}
      <Button block variant={isOver ? 'primary' : 'secondary'} onClick={onChange}>
        {isOver ? t`重新询价` : t`更换方案`}
      </Button>
      <Button block variant="text" onClick={onOwn}>{t`改为上传自购保单`}</Button>
    </div>
  );
}
