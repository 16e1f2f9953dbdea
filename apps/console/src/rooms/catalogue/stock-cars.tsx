import { formatDate } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { Tag } from 'antd';
import { useCall } from '../../api/use-call';
import { useOrderChoices } from '../../api/use-order-choices';
import { carKindWords, carStateWords } from '../../texts/catalogue-words';
import { useTexts } from '../../texts/texts';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mporder/v1/staff/catalogue/cars';
type Car = ItemOf<typeof LIST>;

/** Cars in stock, sold and withdrawn ones included. */
export function StockCars() {
  const { t, say } = useTexts();
  const models = useCall('GET /api/mporder/v1/staff/catalogue/models').data?.models ?? [];
  const { stores } = useOrderChoices();
  const statuses = [
    { value: 'onSale', label: say(['在售', 'On sale']) },
    { value: 'sold', label: t('onlySold') },
    { value: 'withdrawn', label: say(['已下架', 'Withdrawn']) },
  ];
  const kinds = Object.entries(carKindWords).map(([value, words]) => ({ value, label: say(words) }));
  return (
    <ResourceTable
      list={LIST}
      rowKey="stockCarId"
      linkOf={({ stockCarId }) => `/stock/${stockCarId}`}
      filters={[
        { kind: 'text', name: 'search', label: t('vinSearch') },
        { kind: 'choice', name: 'status', label: t('carStatus'), options: statuses },
        {
          kind: 'choice',
          name: 'modelId',
          label: t('model'),
          options: models.map(({ modelId, name }) => ({ value: modelId, label: name })),
        },
        { kind: 'choice', name: 'storeId', label: t('store'), options: stores },
        { kind: 'choice', name: 'kind', label: t('carKind'), options: kinds },
      ]}
      columns={[
        { title: t('vin'), dataIndex: 'vin' },
        {
          title: t('carStatus'),
          key: 'state',
          render: (_, { state, isInSale }) => (
            <>
              <WordTag of={carStateWords[state]} />
              {isInSale ? <Tag>{t('inOfficialSale')}</Tag> : null}
            </>
          ),
        },
        { title: t('model'), key: 'model', render: (_, { modelName, versionName }) => `${modelName} ${versionName}` },
        { title: t('carKind'), dataIndex: 'kind', render: (kind: Car['kind']) => say(carKindWords[kind]) },
        { title: t('store'), dataIndex: 'storeName' },
        { title: t('mileage'), dataIndex: 'mileageKm', align: 'right' },
        { title: t('listPrice'), dataIndex: 'listPriceFen', align: 'right', render: (fen: number) => formatYuan(fen) },
        { title: t('stockPrice'), dataIndex: 'priceFen', align: 'right', render: (fen: number) => formatYuan(fen) },
        { title: t('arrivedAt'), dataIndex: 'arrivedAt', render: (at: number) => formatDate(at) },
        {
          title: t('order'),
          dataIndex: 'orderNo',
          render: (orderNo: string | null) => (orderNo === null ? '–' : <OrderLink orderNo={orderNo} />),
        },
      ]}
    />
  );
}
