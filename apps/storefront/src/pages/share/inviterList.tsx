import { RecordsPage } from '@/features/invite/records-page';
import { navigate, useParams } from '@/navigation';

const ROUTE = '/pages/share/inviterList';
const STATES = ['registered', 'driven', 'deposit', 'delivered', 'lapsed'] as const;

/** 我的邀请记录: friends by milestone, with the reward of each step. */
export default function InviterListPage() {
  const { id: slug = 'referral' } = useParams(ROUTE);
  return (
    <RecordsPage
      route={ROUTE}
      slug={slug}
      states={STATES}
      onInvite={() => navigate('/pages/share/index', { id: slug })}
    />
  );
}
