import { back, navigate } from '@/navigation';
import { router } from '@/platform/router';

const JUMP = '/pagesDetail/financialCalculatorJump';

/** Goes on to the hand-over of an order: back to its page when that is open below, else to a new one. */
export function goToHandover(orderNo: string): void {
  const pages = router.pages();
  const isOpen = pages.map(({ path, query }) => path === JUMP && query.orderNo === orderNo);
  const at = isOpen.lastIndexOf(true);
  if (at >= 0 && at < pages.length - 1) back(pages.length - 1 - at);
  else navigate(JUMP, { orderNo });
}
