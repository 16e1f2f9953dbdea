import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one place worth driving to. */
export const coordinateSubject: PageSubject = {
  type: 'store',
  missing: () => ({
    title: t`没有找到这个坐标`,
    desc: t`看看附近的门店`,
    btnText: t`查看门店`,
    onAction: () => redirect('/pagesStore/storeList', {}),
  }),
};
