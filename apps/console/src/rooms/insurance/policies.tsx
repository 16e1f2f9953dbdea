import { policyWords } from '../../texts/handover-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mporder/v1/staff/insurance/policies';
export type Policy = ItemOf<typeof LIST>;

/** Policies that customers bought elsewhere, to be checked. */
export function Policies() {
  const { t, say } = useTexts();
  const states = Object.entries(policyWords).map(([value, [zh, en]]) => ({ value, label: say([zh, en]) }));
  return (
    <ResourceTable
      list={LIST}
      rowKey="orderNo"
      linkOf={({ orderNo }) => `/insurance/${orderNo}`}
      filters={[{ kind: 'choice', name: 'state', label: t('state'), preset: 'ownPolicyInReview', options: states }]}
      columns={[
        { title: t('orderNo'), dataIndex: 'orderNo', render: (orderNo: string) => <OrderLink orderNo={orderNo} /> },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Policy['state']) => <WordTag of={policyWords[state]} />,
        },
        { title: t('model'), dataIndex: 'modelName' },
        { title: t('buyer'), dataIndex: 'buyerName' },
        { title: t('store'), dataIndex: 'storeName' },
        { title: t('insurer'), dataIndex: ['ownPolicy', 'insurerName'] },
        { title: t('policyNo'), dataIndex: ['ownPolicy', 'policyNo'] },
        {
          title: t('cover'),
          key: 'cover',
          render: (_, { ownPolicy: { startsOn, endsOn } }) => `${startsOn} ~ ${endsOn}`,
        },
        { title: t('sentAt'), dataIndex: ['ownPolicy', 'sentAt'], render: momentOr },
      ]}
    />
  );
}
