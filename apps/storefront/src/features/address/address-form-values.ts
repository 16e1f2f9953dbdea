import { t } from '@lingui/core/macro';
import { type AddressLabel, RECEIVER_LENGTH, STREET_LENGTH } from '@voltfront/rules/address/address-limits';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import type { AddressInput, WholeAddress } from './address-types';

/** Values of the form. */
export interface AddressValues {
  receiver: string;
  mobile: string;
  area: { cityCode: string; districtCode: string | null } | null;
  street: string;
  label: AddressLabel | null;
  isDefault: boolean;
}

const EMPTY: AddressValues = { receiver: '', mobile: '', area: null, street: '', label: null, isDefault: false };

/** The form as it opens: an address to be changed, or nothing. */
export function startValues(address: WholeAddress | undefined): AddressValues {
  if (!address) return EMPTY;
  const { receiver, mobile, cityCode, districtCode, street, label, isDefault } = address;
  return { receiver, mobile, area: { cityCode, districtCode }, street, label, isDefault };
}

const fits = (text: string, { min, max }: { min: number; max: number }): boolean => {
  const { length } = text.trim();
  return length >= min && length <= max;
};

/** Everything that is wrong, by field. */
export function checkAddress({ receiver, mobile, area, street }: AddressValues) {
  return {
    ...(fits(receiver, RECEIVER_LENGTH) ? {} : { receiver: t`请填写 2 至 20 个字的收货人姓名` }),
    ...(isMainlandPhone(mobile) ? {} : { mobile: t`请填写正确的 11 位手机号` }),
    ...(area ? {} : { area: t`请选择所在地区` }),
    ...(fits(street, STREET_LENGTH) ? {} : { street: t`请填写 5 至 100 个字的详细地址` }),
  };
}

/** Request body of valid values. */
export function toInput({ area, receiver, street, ...values }: AddressValues): AddressInput {
  return { ...values, receiver: receiver.trim(), street: street.trim(), cityCode: '', districtCode: null, ...area };
}
