import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one letter. */
export const letterSubject: PageSubject = {
  type: 'notfound',
  missing: () => ({
    title: t`该通知不存在`,
    desc: t`可能链接有误，请从消息中重新打开`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
};
