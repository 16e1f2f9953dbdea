import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import type { PageSubject } from '@/page';

const book = () => redirect('/pagesActivity/testDrive/index', {});

/** Pages about one test drive. */
export const driveSubject: PageSubject = {
  type: 'order',
  missing: () => ({
    title: t`未找到预约信息`,
    desc: t`链接可能已失效，登录后可查看本人的预约`,
    btnText: t`预约试驾`,
    onAction: book,
  }),
};

/** Pages of a channel that is over or never was. */
export const channelSubject: PageSubject = {
  type: 'order',
  missing: () => ({ title: t`该试驾活动已下线`, btnText: t`预约试驾`, onAction: book }),
};
