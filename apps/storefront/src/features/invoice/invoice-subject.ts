import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about the invoice of an order. */
export const invoiceSubject: PageSubject = {
  type: 'order',
  missing: () => ({
    title: t`订单不存在`,
    desc: t`请在我的发票中选择要开票的订单`,
    btnText: t`查看我的发票`,
    onAction: () => redirect('/pagesInvoice/index/index', {}),
  }),
};
