import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one vote. */
export const voteSubject: PageSubject = {
  type: 'notfound',
  missing: () => ({
    title: t`投票不存在或已下架`,
    desc: t`去看看其他精彩内容吧`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
};
