import { everyInputOf, queryClient } from '@/api';

export const QUOTA = 'GET /api/mpmkt/v1/campaign/quota';
export const QUOTA_GIFT = 'GET /api/mpmkt/v1/campaign/quota/gift';

/** Places, gifts and coupons are read again. */
export function readQuotaAgain(): void {
  for (const key of [QUOTA, QUOTA_GIFT, 'GET /api/mpintegral/v1/coupons'] as const)
    void queryClient.invalidateQueries({ queryKey: everyInputOf(key) });
}
