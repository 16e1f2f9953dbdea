import { t } from '@lingui/core/macro';
import { switchTab } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about an order that is being confirmed. */
export const draftSubject: PageSubject = {
  type: 'order',
  missing: () => ({
    title: t`未找到待确认的订单`,
    desc: t`选好版本与配置后再来确认订单`,
    btnText: t`去选车`,
    onAction: () => switchTab('/pages/car/index'),
  }),
};
