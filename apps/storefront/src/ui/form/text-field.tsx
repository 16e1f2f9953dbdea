import { t } from '@lingui/core/macro';
import { type HTMLInputTypeAttribute, type ReactNode, useContext, useState } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { ENTER_SUBMITS_FORM, type EnterWord, enterKey } from './enter-key';
import { Field, type FieldProps } from './field';
import { useInputAria } from './field-context';
import { FormContext } from './form-context';
import { inputValue } from './input-value';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Name for screen readers when `label` is no plain text. */
  name?: string;
  placeholder?: string;
  /** Mini-programs also know `idcard`. */
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url';
  autoComplete?: string;
  maxLength?: number;
  disabled?: boolean;
  /** A cross that empties the field while it has text and the focus. */
  clearable?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Enter on a keyboard, the confirm key on a phone; default: Enter in a browser submits the form around it. */
  onSubmit?: () => void;
  /** Label of the confirm key. */
  enterWord?: EnterWord;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { id, label, required, error, hint, layout, bare, className, before, after, ...input } = props;
  return (
    <Field {...{ id, label, required, error, hint, layout, bare, className }}>
      <div className={styles.row}>
        {before}
        <TextInput {...input} name={props.name ?? (typeof label === 'string' ? label : props.placeholder)} />
        {after}
      </div>
    </Field>
  );
}

type TextInputProps = Omit<TextFieldProps, keyof FieldProps | 'before' | 'after'>;

function TextInput(props: TextInputProps) {
  const { value, onChange, clearable, disabled, type = 'text' } = props;
  const [isFocused, setIsFocused] = useState(false);
  const aria = useInputAria();
  const form = useContext(FormContext);
  const keys = enterKey(props.onSubmit ?? (ENTER_SUBMITS_FORM ? form?.submit : undefined), props.enterWord);
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
        {...aria}
        {...keys}
        onChange={(event) => onChange(inputValue(event))}
        onFocus={() => {
          setIsFocused(true);
          props.onFocus?.();
        }}
        onBlur={() => {
          setIsFocused(false);
          props.onBlur?.();
        }}
      />
      {clearable && (
        // An element of its own: siblings that appear and disappear would re-create a mini-program's field.
        <div className={styles.end}>
          {value && isFocused && !disabled && <ClearButton onClear={() => onChange('')} />}
        </div>
      )}
    </>
  );
}

/** Empties a field; the field keeps the focus, so the keyboard does not need this button. */
function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={t`清空`}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <Icon name="close" size={12} />
    </button>
  );
}
