import { queryClient } from '@/api';
import { back, redirect } from '@/navigation';
import { router } from '@/platform/router';

const DETAIL = '/pagesOrder/car/detail';
const ORDER_CALLS = '/order/';

/** Marks cached orders as outdated: pages load them again when shown. */
export const forgetOrders = (): Promise<void> =>
  queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => queryKey.some((part) => typeof part === 'string' && part.includes(ORDER_CALLS)),
  });

/** Back to the order's own page after a change: back to it when it is in the history, else replacing this page. */
export function reopenOrder(orderNo: string): void {
  const pages = router.pages();
  const at = pages.map(({ path, query }) => path === DETAIL && query.orderNo === orderNo).lastIndexOf(true);
  if (at >= 0) back(pages.length - 1 - at);
  else redirect(DETAIL, { orderNo });
}
