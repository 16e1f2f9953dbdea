import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one campaign. */
export const campaignSubject: PageSubject = {
  type: 'notfound',
  missing: () => ({
    title: t`活动已下线`,
    desc: t`去看看其他精彩活动吧`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
};
