import { t } from '@lingui/core/macro';
import type { EquityBenefitData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { cx, Fill, Icon, type IconName, Tag, type TagProps } from '@/ui';
import { ChoiceMark } from '@/ui/form/choice-mark';
import styles from './equity-benefit.module.css';

const ICONS: Record<EquityBenefitData['kind'], IconName> = { offset: 'wallet', freeOption: 'gift', priority: 'flag' };

const TONES: Record<EquityBenefitData['state'], NonNullable<TagProps['tone']>> = {
  applied: 'success',
  available: 'accent',
  notFitting: 'neutral',
  expired: 'neutral',
};

function stateName(state: EquityBenefitData['state']): string {
  const names: Record<EquityBenefitData['state'], string> = {
    applied: t`已使用`,
    available: t`可选用`,
    notFitting: t`不适用`,
    expired: t`已过期`,
  };
  return names[state];
}

export interface EquityBenefitRowProps {
  benefit: EquityBenefitData;
  /** Selects a benefit instead of the one that excludes it; omitted when there is no choice. */
  onTake?: () => void;
  isBusy?: boolean;
}

/** An early-bird benefit: what it is worth here, until when, and why it does not count. */
export function EquityBenefitRow({ benefit, onTake, isBusy }: EquityBenefitRowProps) {
  const { kind, name, text, state, reason, amountFen, endsAt, priorityNumber } = benefit;
  const isChoice = onTake !== undefined;
  const until = endsAt === null ? '' : formatDateTime(endsAt);
  const content = (
    <>
      <Icon name={ICONS[kind]} size={20} className={styles.icon} />
      <Fill inline>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          <Tag tone={TONES[state]}>{stateName(state)}</Tag>
        </span>
        <span className={styles.text}>{text}</span>
        {until && state !== 'expired' && <span className={styles.text}>{t`有效期至 ${until}`}</span>}
        {reason && <span className={styles.reason}>{reason}</span>}
      </Fill>
      {priorityNumber !== null && <span className={styles.value}>{`No.${priorityNumber}`}</span>}
      {priorityNumber === null && amountFen > 0 && <span className={styles.value}>{formatYuan(-amountFen)}</span>}
      {isChoice && <ChoiceMark className={styles.mark} isChosen={state === 'applied'} />}
    </>
  );
  const names = cx(styles.row, (state === 'expired' || state === 'notFitting') && styles.off);
  if (!isChoice) return <div className={names}>{content}</div>;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={state === 'applied'}
      disabled={isBusy}
      className={names}
      onClick={onTake}
    >
      {content}
    </button>
  );
}
