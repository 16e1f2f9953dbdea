import { INSPECTION_STATES } from '@voltfront/rules/inspection/inspection-moves';
import { useOrderChoices } from '../../api/use-order-choices';
import { inspectionWords } from '../../texts/car-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { StateTag } from '../../ui/state-tag';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mporder/v1/staff/handovers/inspections';
type Inspection = ItemOf<typeof LIST>;

/** Arrived cars with their reports: what is to be written, and what customers ask. */
export function Inspections() {
  const { t, say } = useTexts();
  const states = INSPECTION_STATES.map((value) => ({
    value,
    label: say([inspectionWords[value][0], inspectionWords[value][1]]),
  }));
  const { stores } = useOrderChoices();
  return (
    <ResourceTable
      list={LIST}
      rowKey="orderNo"
      linkOf={({ orderNo }) => `/inspections/${orderNo}`}
      filters={[
        { kind: 'choice', name: 'state', label: t('report'), options: states },
        { kind: 'choice', name: 'storeId', label: t('store'), options: stores },
      ]}
      columns={[
        { title: t('orderNo'), dataIndex: 'orderNo', render: (orderNo: string) => <OrderLink orderNo={orderNo} /> },
        {
          title: t('report'),
          dataIndex: 'state',
          render: (state: Inspection['state']) => <WordTag of={inspectionWords[state]} />,
        },
        { title: t('openQuestions'), dataIndex: 'openQuestions', align: 'right' },
        {
          title: t('order'),
          dataIndex: 'orderState',
          render: (state: Inspection['orderState']) => <StateTag state={state} />,
        },
        { title: t('model'), key: 'model', render: (_, { modelName, versionName }) => `${modelName} ${versionName}` },
        { title: t('buyer'), dataIndex: 'buyerName' },
        { title: t('store'), dataIndex: 'storeName', render: (name: string | null) => name ?? '–' },
        { title: t('orderedAt'), dataIndex: 'createdAt', render: momentOr },
      ]}
    />
  );
}
