import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@voltfront/rules/format/date';
import { apiQuery } from '@/api';
import { navigate } from '@/navigation';
import { useSession } from '@/session';
import { EmptyState, Skeleton } from '@/ui';
import { DriveForm, type DriveFormProps } from './drive-form';
import { openResult, type ResultPage } from './open-result';
import { RunningCard } from './running-card';

export interface DriveBodyProps extends Omit<DriveFormProps, 'onDone'> {
  onDone?: DriveFormProps['onDone'];
  /** The page of what became of an application; default: the general one. */
  resultPage?: ResultPage;
  /** Shows an application of the caller through this channel in the place of the form. */
  showsMine?: boolean;
}

/** The form of a channel while its window is open and there are places; else why there is none. */
export function DriveBody({ showsMine, resultPage, ...props }: DriveBodyProps) {
  const { isLoggedIn } = useSession();
  const { code, state, startsAt, form, places } = props.channel;
  const mine = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/mine', { code }),
    enabled: isLoggedIn && showsMine === true,
  });
  const goOn = { btnText: t`预约试驾`, onAction: () => navigate('/pagesActivity/testDrive/index', {}), top: 8 };
  if (mine.isLoading) return <Skeleton variant="detail" />;
  const drive = mine.data?.drive;
  if (drive && drive.state !== 'cancelled' && drive.state !== 'noShow')
    return <RunningCard drive={drive} resultPage={resultPage} />;
  if (state === 'ended') return <EmptyState title={t`本次试驾活动已结束`} desc={t`仍可预约常规试驾`} {...goOn} />;
  if (state === 'announced') {
    const time = formatInstant(startsAt ?? 0, t`M月D日 HH:mm`);
    return <EmptyState title={t`活动尚未开始`} desc={t`${time} 开放预约`} {...goOn} />;
  }
  if (places?.left === 0) return <EmptyState title={t`活动名额已满`} desc={t`仍可预约常规试驾`} {...goOn} />;
  // Another form after a login: the phone is known then.
  return <DriveForm key={`${form.id} ${isLoggedIn}`} onDone={(sent) => openResult(sent, resultPage)} {...props} />;
}
