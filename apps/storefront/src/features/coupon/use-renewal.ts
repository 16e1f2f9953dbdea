import { useQueryClient } from '@tanstack/react-query';
import { apiKey } from '@/api';

/** Asks again for everything that a moved coupon changes. */
export function useRenewal(): () => void {
  const client = useQueryClient();
  return () => {
    client.invalidateQueries({ queryKey: ['list', 'GET /api/mpintegral/v1/coupons'] });
    client.invalidateQueries({ queryKey: ['GET /api/mpintegral/v1/coupons/detail'] });
    client.invalidateQueries({ queryKey: ['GET /api/mpintegral/v1/coupons/gift'] });
    client.invalidateQueries({ queryKey: ['GET /api/mporder/v1/order/coupons'] });
    client.invalidateQueries({ queryKey: ['POST /api/mporder/v1/order/coupons/quote'] });
    client.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/coupons/welfare') });
    client.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/overview') });
  };
}
