import { t } from '@lingui/core/macro';
import { formatDate } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { Button } from '../button/button';
import { Popup } from '../overlay/popup';
import { clampDay, parseDay } from './calendar-day';
import { dateColumns, turnWheel } from './date-wheels';
import type { FieldProps } from './field';
import { SelectTrigger } from './select';
import { Wheels } from './wheels';

export interface DatePickerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** `2026-11-21`, or null while nothing is chosen. */
  value: string | null;
  /** Called with the day, `2026-11-21`; the sheet closes first. */
  onSelect: (day: string) => void;
  /** First and last day; default: 1900-01-01 and 2099-12-31. */
  min?: string;
  max?: string;
  /** Position of the wheels while nothing is chosen; default: today in Asia/Shanghai. */
  start?: string;
  /** The server's time in milliseconds; default: the device's. */
  now?: () => number;
}

/** A day from three wheels in a sheet. */
function DatePicker(props: DatePickerProps) {
  const { isOpen, onClose, title, value, onSelect, start, now = Date.now } = props;
  const limits = { min: props.min ?? '1900-01-01', max: props.max ?? '2099-12-31' };
  const [draft, setDraft] = useState<string | null>(null);
  const day = clampDay(draft ?? value ?? start ?? formatDate(now()), limits.min, limits.max);
  const close = () => {
    setDraft(null);
    onClose();
  };
  const confirm = () => {
    close();
    onSelect(day);
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={close}
      title={title}
      left={<Button variant="text" size="small" onClick={close}>{t`取消`}</Button>}
      right={<Button variant="text" size="small" onClick={confirm}>{t`确定`}</Button>}
    >
      <Wheels
        columns={dateColumns(day, limits)}
        onChange={(column, index) => setDraft(turnWheel(day, column, index, limits))}
      />
    </Popup>
  );
}

export interface DateFieldProps
  extends Omit<FieldProps, 'children'>,
    Pick<DatePickerProps, 'value' | 'min' | 'max' | 'start' | 'now'> {
  label: string;
  onChange: (day: string) => void;
  /** Called when the sheet closes. */
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
}

/** A form line with a day. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, start, now, placeholder, disabled, ...field } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onBlur?.();
  };
  return (
    <>
      <SelectTrigger
        {...field}
        icon="calendar"
        text={value && dayWords(value)}
        placeholder={placeholder ?? t`请选择日期`}
        disabled={disabled}
        onOpen={() => setIsOpen(true)}
      />
      <DatePicker
        {...{ isOpen, value, min, max, start, now }}
        onClose={close}
        title={field.label}
        onSelect={onChange}
      />
    </>
  );
}

function dayWords(text: string): string {
  const parts = parseDay(text);
  if (!parts) return '';
  const { year, month, day } = parts;
  return t`${year}年${month}月${day}日`;
}
