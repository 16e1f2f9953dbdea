import { RulePage } from '@/features/invite/rule-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/inviteDriveDeliver/rule';

/** 活动规则 of the invitation by owners. */
export default function InviteDriveDeliverRulePage() {
  const { id = 'invite-drive-deliver' } = useParams(ROUTE);
  return <RulePage route={ROUTE} slug={id} hasPhone />;
}
