import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one coupon. */
export const couponSubject: PageSubject = {
  type: 'coupon',
  missing: () => ({
    title: t`卡券不存在`,
    desc: t`请在我的卡包中查看`,
    btnText: t`查看我的卡包`,
    onAction: () => redirect('/pagesMine/cardBag/index', {}),
  }),
};
