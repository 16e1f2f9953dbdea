import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { cx } from '../cx';
import { EmptyState } from '../feedback/empty-state';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Popup } from '../overlay/popup';
import { Field, type FieldProps } from './field';
import { useControlAria } from './field-context';
import { RadioGroup, type RadioOption } from './radio-group';
import styles from './select.module.css';

export interface SelectTriggerProps extends Omit<FieldProps, 'children'> {
  /** Words of the choice; empty shows the placeholder. */
  text?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  /** At the right end; default: a chevron. */
  icon?: IconName;
  onOpen: () => void;
}

/** A form line that opens a picker. */
export function SelectTrigger({ text, placeholder, disabled, icon, onOpen, ...field }: SelectTriggerProps) {
  return (
    <Field {...field}>
      <Trigger
        label={field.label}
        text={text}
        placeholder={placeholder ?? t`请选择`}
        disabled={disabled}
        icon={icon}
        onOpen={onOpen}
      />
    </Field>
  );
}

type TriggerProps = Pick<SelectTriggerProps, 'label' | 'text' | 'placeholder' | 'disabled' | 'icon' | 'onOpen'>;

function Trigger({ label, text, placeholder, disabled, icon = 'chevron-right', onOpen }: TriggerProps) {
  const aria = useControlAria();
  const words = typeof text === 'string' && text ? text : placeholder;
  return (
    <button
      type="button"
      className={cx(styles.trigger, disabled && styles.disabled)}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-label={typeof label === 'string' ? `${label} ${words}` : undefined}
      {...aria}
      onClick={disabled ? undefined : onOpen}
    >
      <span className={cx(styles.text, !text && styles.placeholder)}>{text || placeholder}</span>
      <Icon name={icon} size={16} className={styles.arrow} />
    </button>
  );
}

export interface PickerSheetProps<K extends string> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  options: readonly RadioOption<K>[];
  value: K | null;
  /** Called with the choice; the sheet closes first. */
  onSelect: (key: K) => void;
}

/** Choices in a sheet; a tap chooses and closes. */
export function PickerSheet<K extends string>({
  isOpen,
  onClose,
  title,
  options,
  value,
  onSelect,
}: PickerSheetProps<K>) {
  const choose = (key: K) => {
    onClose();
    onSelect(key);
  };
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title}>
      {options.length === 0 && <EmptyState title={t`暂无可选项`} top={4} />}
      <RadioGroup options={options} value={value} onChange={choose} label={title} isFinal />
    </Popup>
  );
}

export interface SelectProps<K extends string> extends Omit<FieldProps, 'children'> {
  label: string;
  options: readonly RadioOption<K>[];
  value: K | null;
  onChange: (key: K) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** A form line with a choice from a sheet. */
export function Select<K extends string>({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  ...field
}: SelectProps<K>) {
  const [isOpen, setIsOpen] = useState(false);
  const text = options.find((option) => option.key === value)?.text;
  return (
    <>
      <SelectTrigger
        {...field}
        text={text}
        placeholder={placeholder}
        disabled={disabled}
        onOpen={() => setIsOpen(true)}
      />
      <PickerSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={field.label}
        options={options}
        value={value}
        onSelect={onChange}
      />
    </>
  );
}
