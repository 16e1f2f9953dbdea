import { t } from '@lingui/core/macro';
import { RecordsPage } from '@/features/invite/records-page';
import { navigate, useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/inviteDrive/recordList';
const STATES = ['registered', 'booked', 'driven'] as const;

/** 邀请记录: invited friends and the points that they brought. */
export default function InviteDriveRecordsPage() {
  const { id: slug = 'invite-drive' } = useParams(ROUTE);
  return (
    <RecordsPage
      route={ROUTE}
      slug={slug}
      states={STATES}
      firstStep={t`已接受`}
      onInvite={() => navigate('/pagesBannerActivity/inviteDrive/index', { id: slug })}
    />
  );
}
