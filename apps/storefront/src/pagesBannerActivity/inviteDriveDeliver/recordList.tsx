import { t } from '@lingui/core/macro';
import { RecordsPage } from '@/features/invite/records-page';
import { WayCard } from '@/features/invite/way-card';
import { navigate, useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/inviteDriveDeliver/recordList';
const STATES = ['underway', 'delivered', 'lapsed'] as const;

/** 邀请记录 of an owner: the way of each friend in five steps, and what was paid for each. */
export default function InviteDriveDeliverRecordsPage() {
  const { id: slug = 'invite-drive-deliver' } = useParams(ROUTE);
  return (
    <RecordsPage
      route={ROUTE}
      slug={slug}
      states={STATES}
      firstStep={t`已接受`}
      card={WayCard}
      onInvite={() => navigate('/pagesBannerActivity/inviteDriveDeliver/index', { id: slug })}
    />
  );
}
