import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one restaurant. */
export const restaurantSubject: PageSubject = {
  type: 'store',
  missing: () => ({
    title: t`没有找到这家餐厅`,
    desc: t`看看附近门店的餐饮`,
    btnText: t`查看门店`,
    onAction: () => redirect('/pagesStore/storeList', { service: 'food' }),
  }),
};
