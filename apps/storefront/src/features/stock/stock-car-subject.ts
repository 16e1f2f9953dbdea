import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one stock car. */
export const stockCarSubject: PageSubject = {
  type: 'car',
  missing: () => ({
    title: t`没有找到这台车`,
    desc: t`车辆可能已下架，看看其他现车`,
    btnText: t`查看全部现车`,
    onAction: () => redirect('/pagesDetail/currentVehicle/index', {}),
  }),
};
