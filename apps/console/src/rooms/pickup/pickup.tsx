import { PICKUP_STATES } from '@voltfront/rules/pickup/pickup-moves';
import { pickupWords } from '../../texts/handover-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { ScanButton } from './scan-button';
import { Steps } from './steps';
import { undoScan } from './undo-scan';

const LIST = 'GET /api/mporder/v1/staff/pickup/handovers';
export type Handover = ItemOf<typeof LIST>;

/** Cars that are handed over: who comes when, and what is missing. */
export function Pickup() {
  const texts = useTexts();
  const { t, say } = texts;
  return (
    <ResourceTable
      list={LIST}
      rowKey="orderNo"
      linkOf={({ orderNo }) => `/pickup/${orderNo}`}
      tools={() => <ScanButton />}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          preset: 'waiting',
          options: PICKUP_STATES.map((value) => ({
            value,
            label: say([pickupWords[value][0], pickupWords[value][1]]),
          })),
        },
      ]}
      columns={[
        { title: t('orderNo'), dataIndex: 'orderNo', render: (orderNo: string) => <OrderLink orderNo={orderNo} /> },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Handover['state']) => <WordTag of={pickupWords[state]} />,
        },
        { title: t('steps'), dataIndex: 'steps', render: (steps: Handover['steps']) => <Steps steps={steps} /> },
        { title: t('model'), key: 'model', render: (_, { modelName, versionName }) => `${modelName} ${versionName}` },
        { title: t('buyer'), key: 'buyer', render: (_, { buyerName, buyerMobile }) => `${buyerName} ${buyerMobile}` },
        { title: t('store'), dataIndex: 'storeName' },
        {
          title: t('appointment'),
          dataIndex: 'appointment',
          render: (slot: Handover['appointment']) => momentOr(slot?.startsAt ?? null),
        },
        {
          title: t('deliveredAt'),
          key: 'at',
          render: (_, { deliveredAt }) => momentOr(deliveredAt),
        },
      ]}
      actions={[undoScan(texts)]}
    />
  );
}
