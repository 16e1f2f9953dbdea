import { RulePage } from '@/features/invite/rule-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/inviteDriveForB/rule';

/** 合作规则: who counts as a new customer of a partner, and how drives are settled. */
export default function InviteDriveForBRulePage() {
  const { id = 'partner-drive' } = useParams(ROUTE);
  return <RulePage route={ROUTE} slug={id} />;
}
