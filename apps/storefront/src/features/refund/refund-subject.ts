import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** The page of one refund. Somebody else's shows the same state as one that does not exist. */
export const refundSubject: PageSubject = {
  type: 'order',
  missing: () => ({
    title: t`退款单不存在`,
    desc: t`请在我的订单中查看`,
    btnText: t`查看我的订单`,
    onAction: () => redirect('/pagesOrder/order/index', { tab: 'refund' }),
  }),
};
