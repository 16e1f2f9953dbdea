import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { useArea } from '@/features/place/use-area';

/**
 * The city that decides what is offered: the one chosen, that of the order, or where the customer is.
 * `isKnown` is false while an order's is on its way.
 */
export function useFinanceCity(chosen: string | undefined, orderNo: string | undefined) {
  const area = useArea();
  const order = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/detail', { orderNo: orderNo ?? '' }),
    enabled: !chosen && Boolean(orderNo),
  });
  if (chosen) return { cityCode: chosen, isKnown: true };
  if (orderNo) return { cityCode: order.data?.city.cityCode, isKnown: !order.isPending };
  return { cityCode: area?.cityCode, isKnown: true };
}
