import { t } from '@lingui/core/macro';
import type { PartnerCustomerData } from '@voltfront/contract';

export type CustomerState = PartnerCustomerData['state'];

/** How far a customer of a partner got. */
export function customerStateName(state: CustomerState): string {
  const names: Record<CustomerState, string> = {
    registered: t`已留资`,
    booked: t`已预约`,
    arrived: t`已到店`,
    driven: t`已试驾`,
    lapsed: t`已失效`,
  };
  return names[state];
}
