import { t } from '@lingui/core/macro';
import { formatInstant } from '@voltfront/rules/format/date';
import { navigate } from '@/navigation';
import { useSession } from '@/session';
import { EmptyState } from '@/ui';
import { DriveForm, type DriveFormProps } from './drive-form';
import { DriveHead } from './drive-head';

/** A channel: its head, and its form while its window is open. */
export function DriveScreen(props: DriveFormProps) {
  const { settings } = props.channel;
  return (
    <>
      <DriveHead settings={settings} />
      <DriveBody {...props} />
    </>
  );
}

/** The form of a channel while its window is open; else when it opens, or that it is over. */
export function DriveBody(props: DriveFormProps) {
  const { isLoggedIn } = useSession();
  const { state, startsAt, form } = props.channel;
  const goOn = { btnText: t`预约试驾`, onAction: () => navigate('/pagesActivity/testDrive/index', {}) };
  if (state === 'ended')
    return <EmptyState title={t`本次试驾活动已结束`} desc={t`仍可预约常规试驾`} top={8} {...goOn} />;
  if (state === 'announced') {
    const time = formatInstant(startsAt ?? 0, t`M月D日 HH:mm`);
    return <EmptyState title={t`活动尚未开始`} desc={t`${time} 开放预约`} top={8} {...goOn} />;
  }
  // Another form after a login: the phone is known then.
  return <DriveForm key={`${form.id} ${isLoggedIn}`} {...props} />;
}
