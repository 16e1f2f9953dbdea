import { t } from '@lingui/core/macro';
import type { AgreementSummaryData } from '@voltfront/contract';
import { Card, ConsentBox, Text } from '@/ui';
import styles from './agreement-section.module.css';
import { needsSigning } from './agreement-words';

/** Id of the agreements, for scrolling to them. */
export const AGREEMENTS_ID = 'confirm-agreements';

/** Kinds ticked on this page, by agreement. */
export type Ticks = Readonly<Record<string, boolean>>;

/** Whether an agreement's box is ticked: the purchase agreement's when it is signed, others' when tapped or signed. */
export const isTicked = (agreement: AgreementSummaryData, ticks: Ticks): boolean =>
  agreement.kind === 'purchase'
    ? !needsSigning(agreement)
    : (ticks[agreement.agreementId] ?? agreement.state === 'signed') && !agreement.isOutdated;

export interface AgreementSectionProps {
  agreements: readonly AgreementSummaryData[];
  ticks: Ticks;
  onTick: (agreement: AgreementSummaryData, isTicked: boolean) => void;
  onRead: (agreement: AgreementSummaryData) => void;
  /** A try to submit was made: unticked boxes are pointed out. */
  isTried: boolean;
}

/** The agreements of the order, each with a box; the purchase agreement is signed on its own page. */
export function AgreementSection({ agreements, ticks, onTick, onRead, isTried }: AgreementSectionProps) {
  const isMissing = isTried && agreements.some((each) => !isTicked(each, ticks));
  return (
    <Card className={styles.card} title={t`协议签署`}>
      <div id={AGREEMENTS_ID}>
        {agreements.map((agreement) => (
          <Row
            key={agreement.agreementId}
            agreement={agreement}
            isChecked={isTicked(agreement, ticks)}
            onTick={(next) => onTick(agreement, next)}
            onRead={() => onRead(agreement)}
          />
        ))}
      </div>
      {isMissing && (
        <div className={styles.error} role="alert">
          {t`请阅读并同意全部协议后提交`}
        </div>
      )}
    </Card>
  );
}

interface RowProps {
  agreement: AgreementSummaryData;
  isChecked: boolean;
  onTick: (isTicked: boolean) => void;
  onRead: () => void;
}

function Row({ agreement, isChecked, onTick, onRead }: RowProps) {
  const { title, kind, isOutdated } = agreement;
  const isSignedApart = kind === 'purchase';
  const name = `《${title}》`;
  return (
    <div className={styles.agreement}>
      <ConsentBox checked={isChecked} label={t`同意${name}`} onChange={isSignedApart ? onRead : onTick} />
      <div className={styles.agreementWords}>
        <span>{isSignedApart ? t`签署` : t`同意`}</span>
        <button type="button" className={styles.link} onClick={onRead}>
          {name}
        </button>
        {isSignedApart && (
          <Text inline size="small" tone="secondary">
            {isChecked ? t`已签署` : isOutdated ? t`协议已更新，请重新签署` : t`需阅读全文后签署`}
          </Text>
        )}
      </div>
    </div>
  );
}
