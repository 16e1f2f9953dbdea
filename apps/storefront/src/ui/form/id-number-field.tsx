import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { ID_INPUT_TYPE } from './id-keyboard';
import { cleanIdNumber, ID_NUMBER_LENGTH, idNumberError, maskIdNumber } from './id-number';
import { TextField, type TextFieldProps } from './text-field';
import styles from './text-field.module.css';

export interface IdNumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'after'> {
  /** Hides the birth date of a complete number while it is not typed, with a button to look at it. */
  masked?: boolean;
}

/** A mainland identity number: 18 characters with a check character, which is checked as soon as all are there. */
export function IdNumberField({ masked, onChange, ...props }: IdNumberFieldProps) {
  const { value, error } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isComplete = value.length === ID_NUMBER_LENGTH;
  const isHidden = masked === true && isComplete && !isOpen && !isFocused;
  return (
    <TextField
      autoComplete="off"
      clearable
      {...props}
      type={ID_INPUT_TYPE}
      name={props.name ?? t`身份证号`}
      placeholder={props.placeholder ?? t`18 位身份证号`}
      value={isHidden ? maskIdNumber(value) : value}
      error={error ?? (isComplete ? idNumberError(value) : undefined)}
      after={masked && isComplete && <EyeButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
      onFocus={() => {
        setIsFocused(true);
        props.onFocus?.();
      }}
      onBlur={() => {
        setIsFocused(false);
        props.onBlur?.();
      }}
      onChange={(text) => onChange(cleanIdNumber(text))}
    />
  );
}

function EyeButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <IconButton
      icon={isOpen ? 'eye' : 'eye-off'}
      size={20}
      className={styles.eye}
      label={isOpen ? t`隐藏身份证号` : t`显示身份证号`}
      onClick={onToggle}
    />
  );
}
