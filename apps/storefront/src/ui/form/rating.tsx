import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { moveByKey, tabStop } from '../navigation/roving';
import { sequence } from '../sequence';
import { useControlAria } from './field-context';
import styles from './rating.module.css';

export interface RatingProps {
  /** Stars given, 0 for none yet; halves are shown where it cannot be changed. */
  value: number;
  /** Left out: the stars only show an opinion. */
  onChange?: (value: number) => void;
  /** Accessible name: the rated item. */
  label: string;
  /** Number of stars; default 5. */
  max?: number;
  /** Stars of 28 px to be tapped, or of 16 px beside text; default: 28 where it can be changed. */
  size?: 'small' | 'large';
  /** Words for each number of stars, shown beside them: `['很差', …, '很棒']`. */
  words?: readonly string[];
  disabled?: boolean;
  className?: string;
}

/** An opinion in stars. Arrow keys change it on H5. */
export function Rating(props: RatingProps) {
  const { value, onChange, words, disabled, className } = props;
  const isOpen = onChange !== undefined;
  const size = props.size ?? (isOpen ? 'large' : 'small');
  const word = words?.[Math.ceil(value) - 1];
  return (
    <div className={cx(styles.rating, styles[size], disabled && styles.disabled, className)}>
      {isOpen ? <Choice {...props} onChange={onChange} /> : <Shown {...props} />}
      {word && (
        <div className={styles.word} aria-hidden>
          {word}
        </div>
      )}
    </div>
  );
}

function Choice({
  value,
  onChange,
  label,
  max = 5,
  words,
  disabled,
}: RatingProps & Required<Pick<RatingProps, 'onChange'>>) {
  const aria = useControlAria();
  const isDisabled = () => disabled === true;
  const stop = tabStop(value - 1, max, isDisabled);
  const give = (index: number) => onChange(index + 1);
  return (
    <div
      className={styles.stars}
      role="radiogroup"
      aria-label={label}
      {...aria}
      onKeyDown={(event) => !disabled && moveByKey(event, stop, max, give)}
    >
      {sequence(max).map((key, index) => {
        const count = index + 1;
        const word = words?.[index];
        return (
          <button
            key={key}
            type="button"
            role="radio"
            className={styles.target}
            aria-checked={count === value}
            aria-label={word ? t`${count} 星，${word}` : t`${count} 星`}
            disabled={disabled}
            tabIndex={index === stop ? 0 : -1}
            onClick={disabled ? undefined : () => give(index)}
          >
            <Star part={count <= value ? 'full' : 'none'} />
          </button>
        );
      })}
    </div>
  );
}

function Shown({ value, label, max = 5 }: RatingProps) {
  return (
    <div className={styles.stars} role="img" aria-label={t`${label}：${value} 星，共 ${max} 星`}>
      {sequence(max).map((key, index) => (
        <div key={key} className={styles.target}>
          <Star part={partOf(value - index)} />
        </div>
      ))}
    </div>
  );
}

type Part = 'none' | 'half' | 'full';

/** Filled part of a star, rounded to halves: half from 0.25 on, all from 0.75 on. */
function partOf(rest: number): Part {
  if (rest >= 0.75) return 'full';
  return rest >= 0.25 ? 'half' : 'none';
}

function Star({ part }: { part: Part }) {
  return (
    <span className={styles.star}>
      <span className={styles.empty}>
        <Icon name={part === 'full' ? 'star-filled' : 'star'} className={part === 'full' ? styles.gold : undefined} />
      </span>
      {part === 'half' && (
        <span className={styles.half}>
          <Icon name="star-filled" />
        </span>
      )}
    </span>
  );
}
