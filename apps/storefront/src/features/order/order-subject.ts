import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one order. Somebody else's order shows the same state as one that does not exist. */
export const orderSubject: PageSubject = {
  type: 'order',
  missing: () => ({
    title: t`订单不存在`,
    desc: t`请核对订单，或在我的订单中查看`,
    btnText: t`查看我的订单`,
    onAction: () => redirect('/pagesOrder/order/index', {}),
  }),
};
