import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/refusals';
type Refusal = ItemOf<typeof LIST>;

/** Friends who were not bound to an inviter, and why: what points to own accounts and traded codes. */
export function Refusals() {
  const { t } = useTexts();
  const reasons: Record<Refusal['reason'], string> = {
    own: t('refusedOwn'),
    bound: t('refusedBound'),
    circle: t('refusedCircle'),
    ordered: t('refusedOrdered'),
    oldAccount: t('refusedOldAccount'),
    driven: t('refusedDriven'),
    notInviter: t('refusedNotInviter'),
    employee: t('refusedEmployee'),
  };
  return (
    <ResourceTable
      list={LIST}
      rowKey="refusalId"
      columns={[
        { title: t('refusedLastAt'), dataIndex: 'lastAt', render: (at: number) => momentOr(at) },
        { title: t('parcelCampaign'), dataIndex: 'campaign' },
        { title: t('refusedInviter'), dataIndex: 'inviter' },
        { title: t('refusedFriend'), dataIndex: 'friend' },
        { title: t('refusedReason'), dataIndex: 'reason', render: (reason: Refusal['reason']) => reasons[reason] },
        { title: t('refusedTries'), dataIndex: 'tries' },
        { title: t('refusedFirstAt'), dataIndex: 'firstAt', render: (at: number) => momentOr(at) },
      ]}
    />
  );
}
