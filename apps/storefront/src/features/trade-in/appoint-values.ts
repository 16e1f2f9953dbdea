import { t } from '@lingui/core/macro';
import type { BodyInputOf, TradeInDetailData } from '@voltfront/contract';
import type { FormErrors } from '@/ui';

/** The booking while its form is filled in. */
export interface AppointValues {
  kind: 'store' | 'home';
  cityCode: string | null;
  placeId: string | null;
  /** Beginning of the slot as text. */
  slot: string | null;
  address: string;
  name: string;
  mobile: string;
}

const MIN_ADDRESS = 5;

/** The form as it opens: the booking there is, else the plate's city. */
export function startAppointment({ inspection, car }: TradeInDetailData): AppointValues {
  return {
    kind: inspection?.kind ?? 'store',
    cityCode: car.plateCityCode,
    placeId: inspection?.placeId ?? null,
    slot: inspection ? String(inspection.startsAt) : null,
    address: inspection?.address ?? '',
    name: inspection?.contactName ?? '',
    mobile: inspection?.contactMobile ?? '',
  };
}

/** Everything that is wrong with a booking. */
export function checkAppointment(values: AppointValues): FormErrors<AppointValues> {
  const errors: FormErrors<AppointValues> = {};
  if (!values.placeId) errors.placeId = t`请选择检测门店`;
  if (!values.slot) errors.slot = t`请选择检测时间`;
  if (values.kind === 'home' && values.address.trim().length < MIN_ADDRESS) errors.address = t`请填写详细地址`;
  if (!values.name.trim()) errors.name = t`请填写联系人`;
  if (!/^1\d{10}$/.test(values.mobile)) errors.mobile = t`请填写正确的手机号`;
  return errors;
}

/** What is sent of a booking without errors. */
export function toBooking(
  requestId: string,
  values: AppointValues,
): BodyInputOf<'POST /api/mporder/v1/tradeIn/appoint'> {
  const { kind, placeId, slot, address, name, mobile } = values;
  return {
    requestId,
    placeId: placeId ?? '',
    startsAt: Number(slot),
    contactName: name.trim(),
    contactMobile: mobile,
    ...(kind === 'home' ? { address: address.trim() } : {}),
  };
}
