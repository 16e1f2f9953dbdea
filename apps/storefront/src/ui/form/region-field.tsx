import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FieldProps } from './field';
import { RegionPicker } from './region-picker';
import { findRegion, type Region, type RegionChoice, regionWords } from './regions';
import { SelectTrigger } from './select';

export interface RegionFieldProps extends Omit<FieldProps, 'children'> {
  label: string;
  regions: readonly Region[];
  cityCode: string | null;
  districtCode?: string | null;
  /** Code of the city where the customer is, as far as it is known. */
  nearCode?: string;
  onChange: (choice: RegionChoice) => void;
  /** Called when the sheet closes. */
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
}

/** A form line with a region: province and city, or down to the district where the regions have them. */
export function RegionField(props: RegionFieldProps) {
  const { regions, cityCode, districtCode, nearCode, onChange, onBlur, placeholder, disabled, ...field } = props;
  const [isOpen, setIsOpen] = useState(false);
  const choice = findRegion(regions, cityCode, districtCode);
  const close = () => {
    setIsOpen(false);
    onBlur?.();
  };
  return (
    <>
      <SelectTrigger
        {...field}
        text={choice && regionWords(choice)}
        placeholder={placeholder ?? t`请选择所在地区`}
        disabled={disabled}
        onOpen={() => setIsOpen(true)}
      />
      <RegionPicker
        {...{ isOpen, regions, cityCode, districtCode, nearCode }}
        onClose={close}
        title={field.label}
        onSelect={onChange}
      />
    </>
  );
}
