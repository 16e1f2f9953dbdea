import { RulePage } from '@/features/invite/rule-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/inviteActivity/rule';

/** 活动规则 of the invitation to order a car. */
export default function InviteActivityRulePage() {
  const { id = 'invite-order' } = useParams(ROUTE);
  return <RulePage route={ROUTE} slug={id} hasPhone />;
}
