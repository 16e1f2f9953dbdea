import { formatDate } from '@voltfront/rules/format/date';
import { Tag } from 'antd';
import { useOrderChoices } from '../../api/use-order-choices';
import { stateWords } from '../../texts/domain';
import { useTexts } from '../../texts/texts';
import { daysOf } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { StateTag } from '../../ui/state-tag';

const LIST = 'GET /api/mporder/v1/staff/production/orders';
export type ProductionOrder = ItemOf<typeof LIST>;

const STAGES = ['locked', 'inProduction', 'inTransit', 'arrived'] as const;

/** Orders between the lock and the store. */
export function Production() {
  const { t, say } = useTexts();
  const { models, stores } = useOrderChoices();
  return (
    <ResourceTable
      list={LIST}
      rowKey="orderNo"
      linkOf={({ orderNo }) => `/production/${orderNo}`}
      filters={[
        {
          kind: 'choice',
          name: 'stage',
          label: t('stage'),
          options: STAGES.map((value) => ({ value, label: say(stateWords[value]) })),
        },
        { kind: 'choice', name: 'modelId', label: t('model'), options: models },
        { kind: 'choice', name: 'storeId', label: t('store'), options: stores },
      ]}
      columns={[
        { title: t('orderNo'), dataIndex: 'orderNo', render: (orderNo: string) => <OrderLink orderNo={orderNo} /> },
        {
          title: t('stage'),
          key: 'stage',
          render: (_, { state, delay }) => (
            <>
              <StateTag state={state} />
              {delay ? <Tag color="red">{t('delayed')}</Tag> : null}
            </>
          ),
        },
        { title: t('model'), key: 'model', render: (_, { modelName, versionName }) => `${modelName} ${versionName}` },
        { title: t('buyer'), dataIndex: 'buyerName' },
        { title: t('store'), key: 'store', render: (_, { storeName, cityName }) => storeName ?? cityName },
        {
          title: t('plannedWeek'),
          dataIndex: 'plannedWeekAt',
          render: (at: number | null) => (at === null ? '–' : formatDate(at)),
        },
        {
          title: t('expectedArrival'),
          dataIndex: 'arrival',
          render: (arrival: ProductionOrder['arrival']) => (arrival ? daysOf(arrival) : '–'),
        },
        {
          title: t('position'),
          dataIndex: 'position',
          render: (position: ProductionOrder['position']) => position?.city ?? '–',
        },
        { title: t('vin'), dataIndex: 'vin', render: (vin: string | null) => vin ?? '–' },
      ]}
    />
  );
}
