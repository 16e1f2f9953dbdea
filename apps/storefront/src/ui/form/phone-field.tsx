import { t } from '@lingui/core/macro';
import { TextField, type TextFieldProps } from './text-field';
import styles from './text-field.module.css';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'before'>;

/** A mainland mobile number: digits only, at most 11 (spaces and a pasted +86 are taken off). */
export function PhoneField({ onChange, placeholder, ...props }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      clearable
      {...props}
      type="tel"
      inputMode="numeric"
      name={props.name ?? t`手机号`}
      placeholder={placeholder ?? t`请输入手机号`}
      before={<span className={styles.code}>+86</span>}
      onChange={(value) => onChange(phoneDigits(value))}
    />
  );
}

function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = digits.length > 11 && digits.startsWith('86') ? digits.slice(2) : digits;
  return national.slice(0, 11);
}
