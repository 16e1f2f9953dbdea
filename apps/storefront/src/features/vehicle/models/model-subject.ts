import { t } from '@lingui/core/macro';
import { switchTab } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about a model or one of its versions. */
export const modelSubject: PageSubject = {
  type: 'car',
  missing: () => ({
    title: t`没有找到这款车型`,
    desc: t`车型或版本可能已下架`,
    btnText: t`去选车`,
    onAction: () => switchTab('/pages/car/index'),
  }),
};
