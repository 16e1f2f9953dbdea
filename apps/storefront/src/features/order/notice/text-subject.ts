import { t } from '@lingui/core/macro';
import { back } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about a text or notice of an order. Somebody else's shows the same state as one that does not exist. */
export const textSubject: PageSubject = {
  type: 'order',
  missing: () => ({
    title: t`没有找到该说明`,
    desc: t`内容可能已更新，请返回订单查看`,
    btnText: t`返回`,
    onAction: () => back(),
  }),
};
