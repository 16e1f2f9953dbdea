import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** White papers: one that is not published (any more). */
export const whitePaperSubject: PageSubject = {
  type: 'article',
  missing: () => ({
    title: t`没有找到这份白皮书`,
    desc: t`可能尚未发布，或已经下线`,
    btnText: t`全部白皮书`,
    onAction: () => redirect('/pagesCommunity/whitePaper', {}),
  }),
};
