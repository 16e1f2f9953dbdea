import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one activity. */
export const activitySubject: PageSubject = {
  type: 'notfound',
  missing: () => ({
    title: t`活动不存在或已下架`,
    desc: t`去看看其他精彩活动吧`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
};
