import { t } from '@lingui/core/macro';
import { RecordsPage } from '@/features/invite/records-page';
import { navigate, useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/inviteDrivePrize/recordList';
const STATES = ['registered', 'booked', 'driven'] as const;

/** 邀请记录: invited friends, the chance of each, and those who do not count. */
export default function InviteDrivePrizeRecordsPage() {
  const { id: slug = 'invite-drive-prize' } = useParams(ROUTE);
  return (
    <RecordsPage
      route={ROUTE}
      slug={slug}
      states={STATES}
      firstStep={t`已接受`}
      hasRefused
      onUsedChance={(draw) => navigate('/pagesBannerActivity/inviteDrivePrize/drawList', { id: slug, draw })}
      onInvite={() => navigate('/pagesBannerActivity/inviteDrivePrize/index', { id: slug })}
    />
  );
}
