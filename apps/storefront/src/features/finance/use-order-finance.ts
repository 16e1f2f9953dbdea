import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';

/** Wish, application and possibilities of an own order; asks nothing without one. */
export function useOrderFinance(orderNo: string | null | undefined) {
  return useQuery({
    ...apiQuery('POST /{product}-mp-order/v1/finance/showDetail', {
      subject: { kind: 'order', orderNo: orderNo ?? '' },
    }),
    enabled: Boolean(orderNo),
  });
}
