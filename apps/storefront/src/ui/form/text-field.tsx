import { t } from '@lingui/core/macro';
import { type HTMLInputTypeAttribute, type ReactNode, useState } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { Field, type FieldProps } from './field';
import { inputValue } from './input-value';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Name for screen readers when `label` is no plain text. */
  name?: string;
  placeholder?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url';
  autoComplete?: string;
  maxLength?: number;
  disabled?: boolean;
  /** A cross that empties the field while it has text. */
  clearable?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  onBlur?: () => void;
  /** Enter on a keyboard, the confirm key on a phone. */
  onSubmit?: () => void;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, required, error, hint, layout, className, before, after, ...input } = props;
  return (
    <Field label={label} required={required} error={error} hint={hint} layout={layout} className={className}>
      <div className={styles.row}>
        {before}
        <TextInput
          {...input}
          name={props.name ?? (typeof label === 'string' ? label : props.placeholder)}
          isBad={Boolean(error)}
        />
        {after}
      </div>
    </Field>
  );
}

type TextInputProps = Omit<TextFieldProps, keyof FieldProps | 'before' | 'after'> & { isBad?: boolean };

function TextInput(props: TextInputProps) {
  const { value, onChange, onSubmit, clearable, disabled, type = 'text' } = props;
  const [isFocused, setIsFocused] = useState(false);
  return (
    <>
      <input
        className={cx(styles.input, disabled && styles.disabled)}
        value={value}
        type={type}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        disabled={disabled}
        aria-label={props.name}
        aria-invalid={props.isBad || undefined}
        onChange={(event) => onChange(inputValue(event))}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false);
          props.onBlur?.();
        }}
        onKeyDown={(event) => event.key === 'Enter' && onSubmit?.()}
      />
      {clearable && value && isFocused && !disabled && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t`清空`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange('')}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </>
  );
}
