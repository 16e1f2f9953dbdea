import { Tag } from 'antd';
import { useCall } from '../../api/use-call';
import { storeKindWords } from '../../texts/store-words';
import { useTexts } from '../../texts/texts';
import { daysOf } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';

const LIST = 'GET /api/mporder/v1/staff/stores';
type StoreLine = ItemOf<typeof LIST>;

/** All stores, or the own one: whether they are open, their cars for test drives, and the next closure. */
export function Stores() {
  const { t, say } = useTexts();
  const cities = useCall('GET /api/mporder/v1/order/pub/selectDeliverCity');
  return (
    <ResourceTable
      list={LIST}
      rowKey="storeId"
      linkOf={({ storeId }) => `/stores/${storeId}`}
      filters={[
        { kind: 'text', name: 'words', label: t('storeWords') },
        {
          kind: 'choice',
          name: 'cityCode',
          label: t('storeCity'),
          options: (cities.data ?? []).map(({ cityCode: value, cityName: label }) => ({ value, label })),
        },
        {
          kind: 'choice',
          name: 'kind',
          label: t('storeKind'),
          options: Object.entries(storeKindWords).map(([value, words]) => ({ value, label: say(words) })),
        },
      ]}
      columns={[
        { title: t('store'), dataIndex: 'name' },
        { title: t('state'), key: 'state', render: (_, store) => <StoreState store={store} /> },
        { title: t('storeKind'), dataIndex: 'kind', render: (kind: StoreLine['kind']) => say(storeKindWords[kind]) },
        { title: t('storeCity'), dataIndex: 'cityName' },
        { title: t('storeHours'), dataIndex: 'hours' },
        { title: t('storeCars'), dataIndex: 'carCount', align: 'right' },
        {
          title: t('storeNextClosure'),
          dataIndex: 'closure',
          render: (closure: StoreLine['closure']) =>
            closure ? `${daysOf({ fromAt: closure.fromAt, toAt: closure.untilAt - 1 })} ${closure.reason}` : '–',
        },
        { title: t('storePhone'), dataIndex: 'phone' },
        { title: t('storeAddress'), dataIndex: 'address' },
      ]}
    />
  );
}

/** Whether a store is open now. */
export function StoreState({ store: { isOpen, isMoved } }: { store: Pick<StoreLine, 'isOpen' | 'isMoved'> }) {
  const { t } = useTexts();
  if (isMoved) return <Tag>{t('storeMoved')}</Tag>;
  return <Tag color={isOpen ? 'green' : 'default'}>{t(isOpen ? 'storeOpen' : 'storeShut')}</Tag>;
}
