import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';

/** Laid out pages: what is not published, or not known. */
export const layoutSubject: PageSubject = {
  type: 'article',
  missing: () => ({
    title: t`这个页面还没有内容`,
    desc: t`可能尚未发布，或已经下线`,
    btnText: t`去首页`,
    onAction: () => relaunch('/'),
  }),
};
