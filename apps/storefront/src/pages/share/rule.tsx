import { RulePage } from '@/features/invite/rule-page';
import { useParams } from '@/navigation';

const ROUTE = '/pages/share/rule';

/** 活动规则 of the campaign in the address. */
export default function ShareRulePage() {
  const { id = 'invite-drive' } = useParams(ROUTE);
  return <RulePage route={ROUTE} slug={id} isCompared />;
}
