import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about something that a friend gives or asks for. */
export const linkSubject: PageSubject = {
  type: 'notfound',
  missing: () => ({
    title: t`链接已失效`,
    desc: t`请检查链接是否完整`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
};
