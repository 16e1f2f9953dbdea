import { cx } from '../cx';
import { Field, type FieldProps } from './field';
import { useInputAria } from './field-context';
import { inputValue } from './input-value';
import styles from './text-area.module.css';

export interface TextAreaProps extends Omit<FieldProps, 'children' | 'layout'> {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Longest text; shown as a counter. */
  maxLength?: number;
  disabled?: boolean;
  /** `tall` for articles and long answers. */
  size?: 'normal' | 'tall';
  onBlur?: () => void;
}

/** Several lines of text, with a counter when there is a limit. */
export function TextArea({ value, onChange, placeholder, maxLength, disabled, size, onBlur, ...field }: TextAreaProps) {
  const label = typeof field.label === 'string' ? field.label : placeholder;
  return (
    <Field {...field} layout="column" bare>
      <TextBox {...{ value, onChange, placeholder, maxLength, disabled, size, onBlur, label }} />
    </Field>
  );
}

type TextBoxProps = Omit<TextAreaProps, keyof FieldProps> & { label: string | undefined };

function TextBox({ value, onChange, placeholder, maxLength, disabled, size, onBlur, label }: TextBoxProps) {
  const aria = useInputAria();
  const take = (text: string) => onChange(maxLength ? text.slice(0, maxLength) : text);
  return (
    <div className={cx(styles.area, aria['aria-invalid'] && styles.bad, disabled && styles.disabled)}>
      <textarea
        className={cx(styles.input, size === 'tall' && styles.tall)}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        disabled={disabled}
        aria-label={label}
        {...aria}
        onInput={(event) => take(inputValue(event))}
        onChange={(event) => take(inputValue(event))}
        onBlur={onBlur}
      />
      {maxLength !== undefined && (
        <div className={cx(styles.counter, value.length >= maxLength && styles.full)} aria-hidden>
          {value.length}/{maxLength}
        </div>
      )}
    </div>
  );
}
