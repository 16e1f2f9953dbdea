import type { BodyInputOf, TradeInDetailData } from '@voltfront/contract';
import type { FormAnswers } from '@voltfront/rules/form/form-types';
import type { FormValues } from '@/features/form/use-data-form';

/** The form as it opens: the booking there is, else the plate's city. */
export function startAppointment({ inspection, car }: TradeInDetailData): FormValues {
  const city = car.plateCityCode ?? undefined;
  if (!inspection) return { way: 'store', city };
  const { kind, placeId, startsAt, address, contactName, contactMobile } = inspection;
  return {
    way: kind,
    city,
    [kind]: placeId,
    slot: startsAt,
    address: address ?? undefined,
    name: contactName,
    mobile: contactMobile,
  };
}

/** Request body of a form without errors. */
export function toBooking(
  requestId: string,
  answers: FormAnswers,
): BodyInputOf<'POST /api/mporder/v1/tradeIn/appoint'> {
  const { store, home, slot, name, mobile, address } = answers;
  return {
    requestId,
    placeId: String(store ?? home),
    startsAt: Number(slot),
    contactName: String(name),
    contactMobile: String(mobile),
    ...(address === undefined ? {} : { address: String(address) }),
  };
}
