import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx';
import { sequence } from '../sequence';
import styles from './code-boxes.module.css';
import { useInputAria } from './field-context';
import { inputValue } from './input-value';

export interface CodeBoxesProps {
  value: string;
  onChange: (code: string) => void;
  /** Called with the code when the last box is filled. */
  onComplete?: (code: string) => void;
  /** Number of digits; default 6. */
  length?: number;
  error?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A code from a text message. One invisible input lies over the boxes, so pasting and the phone's suggestion work. */
export function CodeBoxes({ value, onChange, onComplete, length = 6, error, disabled, autoFocus }: CodeBoxesProps) {
  const aria = useInputAria();
  const [isFocused, setIsFocused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // By itself the attribute works once in the life of a browser's page.
  useLayoutEffect(() => {
    if (autoFocus) field.current?.focus?.();
  }, [autoFocus]);
  const take = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <div className={cx(styles.boxes, error && styles.error, disabled && styles.disabled)}>
      {sequence(length).map((key, index) => (
        <div
          key={key}
          className={cx(styles.box, isFocused && index === Math.min(value.length, length - 1) && styles.next)}
        >
          {value[index] ?? ''}
        </div>
      ))}
      <input
        ref={field}
        className={styles.input}
        value={value}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length}
        disabled={disabled}
        {...(autoFocus && { autoFocus })}
        aria-label={t`验证码`}
        {...aria}
        aria-invalid={error || aria['aria-invalid']}
        onChange={(event) => take(inputValue(event))}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      />
    </div>
  );
}
