import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../button/button';
import { Popup } from '../overlay/popup';
import type { FieldProps } from './field';
import { SelectTrigger } from './select';
import { type Slot, slotState, slotWords } from './slot-days';
import { SlotPicker } from './slot-picker';

export interface SlotFieldProps extends Omit<FieldProps, 'children'> {
  label: string;
  slots: readonly Slot[];
  /** Key of the chosen slot. */
  value: string | null;
  onChange: (key: string) => void;
  /** Called when the sheet closes. */
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  /** The server's time in milliseconds; default: the device's. */
  now?: () => number;
}

/** A form line with a time to be booked, chosen in a sheet. */
export function SlotField(props: SlotFieldProps) {
  const { slots, value, onChange, onBlur, placeholder, disabled, now = Date.now, ...field } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const chosen = slots.find(({ key }) => key === value);
  const wanted = slots.find(({ key }) => key === (draft ?? value));
  const canConfirm = wanted !== undefined && slotState(wanted, now()) === 'open';
  const close = () => {
    setIsOpen(false);
    setDraft(null);
    onBlur?.();
  };
  const confirm = () => {
    if (wanted) onChange(wanted.key);
    close();
  };
  return (
    <>
      <SelectTrigger
        {...field}
        icon="clock"
        text={chosen && slotWords(chosen, now())}
        placeholder={placeholder ?? t`请选择时间`}
        disabled={disabled}
        onOpen={() => setIsOpen(true)}
      />
      <Popup
        isOpen={isOpen}
        onClose={close}
        title={field.label}
        footer={
          <Button block disabled={!canConfirm} onClick={confirm}>
            {wanted ? t`确定 ${slotWords(wanted, now())}` : t`请选择时间`}
          </Button>
        }
      >
        <SlotPicker slots={slots} value={wanted?.key ?? null} onChange={setDraft} label={field.label} now={now} />
      </Popup>
    </>
  );
}
