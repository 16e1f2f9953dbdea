import { t } from '@lingui/core/macro';
import { cx, Icon, Tag, Text } from '@/ui';
import styles from './special.module.css';
import { benefitIcon, type SpecialOffer } from './special-words';

export interface BenefitCardProps {
  option: SpecialOffer['options'][number];
  /** A, B. */
  letter: string;
  isPicked: boolean;
  /** The choice is final, or the default applies. */
  isEffective: boolean;
  /** Applied when the customer does not choose in time. */
  isDefault: boolean;
  /** Left out: it cannot be chosen. */
  onPick?: (() => void) | undefined;
}

/** One of the benefits to choose between. */
export function BenefitCard({ option, letter, isPicked, isEffective, isDefault, onPick }: BenefitCardProps) {
  const { optionCode, title, text } = option;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isPicked}
      disabled={!onPick}
      className={cx(styles.card, isPicked && styles.picked)}
      onClick={onPick}
    >
      <span className={styles.disc}>
        <Icon name={benefitIcon(optionCode)} size={28} />
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <Text inline size="title-3" weight="bold" leading="title-3">
            {letter} · {title}
          </Text>
          {isEffective && <Tag tone="success">{t`已生效`}</Tag>}
          {!isEffective && isDefault && <Tag>{t`默认`}</Tag>}
        </span>
        <Text inline size="label" tone="secondary" leading="body">
          {text}
        </Text>
      </span>
      {onPick && (
        <span className={cx(styles.mark, isPicked && styles.marked)}>
          {isPicked && <Icon name="check" size={14} />}
        </span>
      )}
    </button>
  );
}
