import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one store. */
export const storeSubject: PageSubject = {
  type: 'store',
  missing: () => ({
    title: t`没有找到这家门店`,
    desc: t`门店可能已撤店，看看附近的其他门店`,
    btnText: t`查看门店`,
    onAction: () => redirect('/pagesStore/storeList', {}),
  }),
};
