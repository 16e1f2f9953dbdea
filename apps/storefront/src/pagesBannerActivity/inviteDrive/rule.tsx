import { RulePage } from '@/features/invite/rule-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/inviteDrive/rule';

/** 活动规则 of the invitation to a test drive. */
export default function InviteDriveRulePage() {
  const { id = 'invite-drive' } = useParams(ROUTE);
  return <RulePage route={ROUTE} slug={id} />;
}
