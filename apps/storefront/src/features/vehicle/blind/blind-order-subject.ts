import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about a blind booking. */
export const blindOrderSubject: PageSubject = {
  type: 'order',
  missing: () => ({
    title: t`没有找到盲订订单`,
    desc: t`可在我的订单中查看全部订单`,
    btnText: t`查看我的订单`,
    onAction: () => redirect('/pagesOrder/order/index', {}),
  }),
};
