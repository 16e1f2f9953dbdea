import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about the team of somebody. */
export const teamSubject: PageSubject = {
  type: 'notfound',
  missing: () => ({
    title: t`助力链接已失效`,
    desc: t`请检查链接是否完整`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
};
