import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';

/** What is known of a car and its order. */
export const SHOW_DETAIL = 'POST /{product}-mp-order/v1/finance/showDetail';

/** Wish, application and possibilities of an own order; asks nothing without one. */
export function useOrderFinance(orderNo: string | null | undefined) {
  return useQuery({
    ...apiQuery(SHOW_DETAIL, {
      subject: { kind: 'order', orderNo: orderNo ?? '' },
    }),
    enabled: Boolean(orderNo),
  });
}
