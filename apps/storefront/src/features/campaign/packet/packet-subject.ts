import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';

/** Pages about one packet. */
export const packetSubject: PageSubject = {
  type: 'packet',
  missing: () => ({
    title: t`红包不存在`,
    desc: t`请检查链接是否完整`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
};
