import { t } from '@lingui/core/macro';
import type { ConvertibleOrderData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { kindName } from '@/features/order-summary/order-words';
import { cx, Fill, Icon, Picture, Tag } from '@/ui';
import styles from './order-choice.module.css';

export interface OrderChoiceProps {
  order: ConvertibleOrderData;
  isChosen: boolean;
  onChoose: () => void;
}

/** An own order to be used: what was paid, which benefits carry over; an unfit one is greyed with the reason. */
export function OrderChoice({ order, isChosen, onChoose }: OrderChoiceProps) {
  const { orderNo, kind, modelName, versionName, cutout, createdAt, paidFen, isEligible, reason, benefits } = order;
  const name = `${modelName} ${versionName}`.trim();
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-label={t`${kindName(kind)} ${name} ${orderNo}`}
      disabled={!isEligible}
      className={cx(styles.choice, isChosen && styles.chosen, !isEligible && styles.unfit)}
      onClick={isEligible ? onChoose : undefined}
    >
      <span className={styles.head}>
        <span className={styles.picture}>
          <Picture src={cutout} width={72} aspect={1.6} alt="" clear fit="contain" />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            {name}
            <Tag className={styles.kind}>{kindName(kind)}</Tag>
          </span>
          <span className={styles.note}>{orderNo}</span>
          <span className={styles.note}>{t`${formatDate(createdAt)} 下单 · 已付 ${formatYuan(paidFen)}`}</span>
        </span>
        <Mark isChosen={isChosen} />
      </span>
      {reason && <span className={styles.reason}>{reason}</span>}
      {isEligible && benefits.length > 0 && (
        <span className={styles.benefits}>
          {benefits.map((benefit) => (
            <Benefit key={benefit.title} {...benefit} />
          ))}
        </span>
      )}
    </button>
  );
}

/** 不使用: a fresh deposit. */
export function FreshChoice({
  dueFen,
  isChosen,
  onChoose,
}: {
  dueFen: number;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={cx(styles.choice, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      <span className={styles.head}>
        <span className={styles.words}>
          <span className={styles.name}>{t`不使用`}</span>
          <span className={styles.note}>{t`另付定金 ${formatYuan(dueFen)}，原订单不受影响`}</span>
        </span>
        <Mark isChosen={isChosen} />
      </span>
    </button>
  );
}

const Mark = ({ isChosen }: { isChosen: boolean }) => (
  <span className={cx(styles.mark, isChosen && styles.on)}>{isChosen && <Icon name="check" size={12} />}</span>
);

function Benefit({ title, text, carriesOver, reason }: ConvertibleOrderData['benefits'][number]) {
  return (
    <span className={cx(styles.benefit, !carriesOver && styles.lost)}>
      <Icon name={carriesOver ? 'check' : 'close'} size={14} className={styles.sign} />
      <Fill inline>
        <span className={styles.benefitTitle}>{carriesOver ? t`${title} 可保留` : t`${title} 不可保留`}</span>
        <span className={styles.note}>{carriesOver ? text : (reason ?? text)}</span>
      </Fill>
    </span>
  );
}
