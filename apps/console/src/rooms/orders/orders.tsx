import type { BodyInputOf } from '@voltfront/contract';
import { menuOf } from '@voltfront/contract/permissions';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { ORDER_STATES } from '@voltfront/rules/order/order-moves';
import { call } from '../../api/call';
import { useOrderChoices } from '../../api/use-order-choices';
import { useSelf } from '../../frame/self';
import { kindWords, stateWords } from '../../texts/domain';
import { useTexts } from '../../texts/texts';
import { ExportButton } from '../../ui/export-button';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { StateTag } from '../../ui/state-tag';

const LIST = 'GET /api/mporder/v1/staff/orders';
const EXPORT = 'POST /api/mporder/v1/staff/orders/export';
type Order = ItemOf<typeof LIST>;

/** All orders that somebody may see, newest first. */
export function Orders() {
  const { t, say } = useTexts();
  const { models, stores } = useOrderChoices();
  const isMasked = menuOf(useSelf())
    .find(({ section }) => section === 'orders')
    ?.scopes.includes('masked');
  const states = ORDER_STATES.map((value) => ({ value, label: say(stateWords[value]) }));
  const kinds = Object.entries(kindWords).map(([value, words]) => ({ value, label: say(words) }));
  return (
    <ResourceTable
      list={LIST}
      rowKey="orderNo"
      linkOf={({ orderNo }) => `/orders/${orderNo}`}
      tools={(query) => <ExportButton ask={() => call(EXPORT, { body: query as BodyInputOf<typeof EXPORT> })} />}
      filters={[
        { kind: 'text', name: 'search', label: t(isMasked ? 'maskedSearch' : 'searchOrders') },
        { kind: 'choice', name: 'state', label: t('state'), options: states },
        { kind: 'choice', name: 'kind', label: t('kind'), options: kinds },
        { kind: 'choice', name: 'modelId', label: t('model'), options: models },
        { kind: 'choice', name: 'storeId', label: t('store'), options: stores },
        { kind: 'days', from: 'from', to: 'to', label: t('orderedBetween') },
      ]}
      columns={[
        { title: t('orderNo'), dataIndex: 'orderNo' },
        { title: t('state'), dataIndex: 'state', render: (state: Order['state']) => <StateTag state={state} /> },
        { title: t('kind'), dataIndex: 'kind', render: (kind: Order['kind']) => say(kindWords[kind]) },
        { title: t('model'), key: 'model', render: (_, { modelName, versionName }) => `${modelName} ${versionName}` },
        { title: t('buyer'), dataIndex: 'buyerName' },
        { title: t('store'), key: 'store', render: (_, { storeName, cityName }) => storeName ?? cityName },
        { title: t('total'), dataIndex: 'totalFen', align: 'right', render: (fen: number) => formatYuan(fen) },
        { title: t('paid'), dataIndex: 'paidFen', align: 'right', render: (fen: number) => formatYuan(fen) },
        { title: t('orderedAt'), dataIndex: 'createdAt', render: (at: number) => formatDateTime(at) },
      ]}
    />
  );
}
