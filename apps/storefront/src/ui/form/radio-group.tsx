import type { ReactNode } from 'react';
import { cx } from '../cx';
import { wholeFigures } from '../display/figures';
import { Icon } from '../icon/icon';
import { focusByKey, moveByKey, tabStop } from '../navigation/roving';
import { useControlAria } from './field-context';
import styles from './radio-group.module.css';

export interface RadioOption<K extends string = string> {
  key: K;
  text: ReactNode;
  note?: ReactNode;
  /** At the right: a price. */
  value?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<K extends string> {
  options: readonly RadioOption<K>[];
  value: K | null;
  onChange: (key: K) => void;
  /** Accessible name of the group. */
  label: string;
  /** `rows`: one per line with a mark; `tiles`: outlined boxes beside each other. */
  variant?: 'rows' | 'tiles';
  /** A choice ends something, such as the sheet around: arrow keys only move, Enter and Space choose. */
  isFinal?: boolean;
  className?: string;
}

/** Choice of one option among several. */
export function RadioGroup<K extends string>(props: RadioGroupProps<K>) {
  const { options, value, onChange, label, variant = 'rows', isFinal, className } = props;
  const aria = useControlAria();
  const chosen = options.findIndex((option) => option.key === value);
  const isDisabled = (index: number) => options[index]?.disabled === true;
  const stop = tabStop(chosen, options.length, isDisabled);
  const select = (index: number) => {
    const option = options[index];
    if (option && !option.disabled) onChange(option.key);
  };
  return (
    <div
      className={cx(styles[variant], className)}
      role="radiogroup"
      aria-label={label}
      {...aria}
      onKeyDown={(event) =>
        isFinal ? focusByKey(event, isDisabled) : moveByKey(event, stop, options.length, select, isDisabled)
      }
    >
      {options.map((option, index) => (
        <Option
          key={option.key}
          option={option}
          variant={variant}
          isChosen={index === chosen}
          isStop={index === stop}
          onSelect={() => select(index)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  option: RadioOption;
  variant: 'rows' | 'tiles';
  isChosen: boolean;
  /** Reached by Tab. */
  isStop: boolean;
  onSelect: () => void;
}

function Option({ option, variant, isChosen, isStop, onSelect }: OptionProps) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      disabled={option.disabled}
      tabIndex={isStop ? 0 : -1}
      className={cx(styles.option, isChosen && styles.chosen, option.disabled && styles.disabled)}
      onClick={onSelect}
    >
      <span className={styles.words}>
        <span className={styles.text}>{option.text}</span>
        {option.note && <span className={styles.note}>{wholeFigures(option.note)}</span>}
      </span>
      {option.value !== undefined && <span className={styles.value}>{wholeFigures(option.value)}</span>}
      {variant === 'rows' && <span className={styles.mark}>{isChosen && <Icon name="check" size={12} />}</span>}
    </button>
  );
}
