import { t } from '@lingui/core/macro';
import { type RoutePath, redirect } from '@/navigation';
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

/** A result without an application: leads to the form of its channel. */
export const resultOf = (form: RoutePath): PageSubject => ({
  type: 'order',
  missing: () => ({
    title: t`未找到预约信息`,
    desc: t`链接可能已失效，可重新预约`,
    btnText: t`前往预约`,
    onAction: () => redirect(form, {} as never),
  }),
});

/** Pages of a channel that is over or never was. */
export const channelSubject: PageSubject = {
  type: 'order',
  missing: () => ({ title: t`该试驾活动已下线`, btnText: t`预约试驾`, onAction: book }),
};

/** A notice whose link is too old, or was never one. */
export const linkSubject: PageSubject = {
  type: 'order',
  missing: () => ({
    title: t`链接已失效`,
    desc: t`登录后可在“我的”查看本人的预约`,
    btnText: t`预约试驾`,
    onAction: book,
  }),
};

/** A package that never was, or whose sharer is gone. */
export const packageSubject: PageSubject = {
  type: 'order',
  missing: () => ({ title: t`礼包链接已失效`, desc: t`仍可预约常规试驾`, btnText: t`预约试驾`, onAction: book }),
};

/** An invitation that never was, or whose store is gone. */
export const invitationSubject: PageSubject = {
  type: 'order',
  missing: () => ({ title: t`邀请函不存在`, desc: t`仍可预约常规试驾`, btnText: t`预约试驾`, onAction: book }),
};

/** A letter of a drive that somebody else booked. */
export const letterSubject: PageSubject = {
  ...driveSubject,
  forbidden: () => ({
    title: t`不是预约时的手机号`,
    desc: t`请使用预约试驾的手机号登录后签署`,
    btnText: t`返回首页`,
    onAction: () => redirect('/', {}),
  }),
};
