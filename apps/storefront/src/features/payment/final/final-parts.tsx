import { t } from '@lingui/core/macro';
import type { FinalPartData, FinalPaymentData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Button, Card, Countdown, Price } from '@/ui';
import { methodName } from '../payment-words';
import styles from './final.module.css';
import { partWords } from './final-words';

export interface OpenPartProps {
  part: FinalPartData;
  now: () => number;
  isBusy: boolean;
  onPay: () => void;
  onCancel: () => void;
  onExpire: () => void;
}

/** The part that is reserved and waits for its payment. */
export function OpenPart({ part, now, isBusy, onPay, onCancel, onExpire }: OpenPartProps) {
  return (
    <Card className={styles.card} title={t`待支付的一笔`}>
      <div className={styles.open}>
        <Price fen={part.amountFen} size="large" />
        <span className={styles.clock}>
          {t`剩余`} <Countdown endAt={part.expiresAt} now={now} variant="plain" onEnd={onExpire} />
        </span>
      </div>
      <div className={styles.pair}>
        <Button block variant="secondary" size="medium" loading={isBusy} onClick={onCancel}>
          {t`取消这笔`}
        </Button>
        <Button block size="medium" onClick={onPay}>
          {t`去支付`}
        </Button>
      </div>
    </Card>
  );
}

function PartLine({ part }: { part: FinalPartData }) {
  const { part: number, method, amountFen, createdAt, paidAt } = part;
  return (
    <div className={styles.part}>
      <div>
        <div>{t`第 ${number} 笔`}</div>
        <div className={styles.note}>
          {method === null ? formatDateTime(createdAt) : `${methodName(method)} ${formatDateTime(paidAt ?? createdAt)}`}
        </div>
      </div>
      <div className={styles.right}>
        <Price fen={amountFen} />
        <div className={styles.note}>{partWords(part)}</div>
      </div>
    </div>
  );
}

/** All cash parts, newest first. Nothing before the first one. */
export function FinalParts({ parts }: Pick<FinalPaymentData, 'parts'>) {
  if (parts.length === 0) return null;
  return (
    <Card className={styles.card} title={t`支付记录`}>
      {parts.map((part) => (
        <PartLine key={part.part} part={part} />
      ))}
    </Card>
  );
}
