import { cx } from '../cx';
import { Field, type FieldProps } from './field';
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
}

/** Several lines of text, with a counter when there is a limit. */
export function TextArea({
  value,
  onChange,
  placeholder,
  maxLength,
  disabled,
  size = 'normal',
  ...field
}: TextAreaProps) {
  const take = (text: string) => onChange(maxLength ? text.slice(0, maxLength) : text);
  return (
    <Field {...field} layout="column" bare>
      <div className={styles.area}>
        <textarea
          className={cx(styles.input, size === 'tall' && styles.tall)}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          disabled={disabled}
          aria-label={typeof field.label === 'string' ? field.label : placeholder}
          aria-invalid={Boolean(field.error) || undefined}
          onInput={(event) => take(inputValue(event))}
          onChange={(event) => take(inputValue(event))}
        />
        {maxLength !== undefined && (
          <div className={cx(styles.counter, value.length >= maxLength && styles.full)}>
            {value.length}/{maxLength}
          </div>
        )}
      </div>
    </Field>
  );
}
