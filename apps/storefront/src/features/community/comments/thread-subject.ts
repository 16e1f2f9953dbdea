import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one comment. */
export const threadSubject: PageSubject = {
  type: 'comment',
  missing: () => ({
    title: t`评论不存在或已删除`,
    desc: t`去看看其他精彩内容吧`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
};
