import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { REFUND_STATES } from '@voltfront/rules/refund/refund-moves';
import { Tag } from 'antd';
import { refundWords } from '../../texts/money-words';
import { useTexts } from '../../texts/texts';
import { ExportButton } from '../../ui/export-button';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mporder/v1/staff/refunds';
type Refund = ItemOf<typeof LIST>;

/** Refunds that customers asked for, and how far they are. */
export function Refunds() {
  const { t, say } = useTexts();
  const states = REFUND_STATES.map((value) => ({ value, label: say([refundWords[value][0], refundWords[value][1]]) }));
  return (
    <ResourceTable
      list={LIST}
      rowKey="refundNo"
      linkOf={({ refundNo }) => `/refunds/${refundNo}`}
      tools={(query) => <ExportButton file="POST /api/mporder/v1/staff/refunds/export" query={query} />}
      filters={[
        { kind: 'text', name: 'search', label: t('refundSearch') },
        { kind: 'choice', name: 'state', label: t('state'), options: states },
      ]}
      columns={[
        { title: t('refundNo'), dataIndex: 'refundNo' },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Refund['state']) => <WordTag of={refundWords[state]} />,
        },
        { title: t('orderNo'), dataIndex: 'orderNo', render: (orderNo: string) => <OrderLink orderNo={orderNo} /> },
        { title: t('model'), key: 'model', render: (_, { modelName, versionName }) => `${modelName} ${versionName}` },
        { title: t('buyer'), dataIndex: 'buyerName' },
        { title: t('refundAmount'), dataIndex: 'amountFen', align: 'right', render: (fen: number) => formatYuan(fen) },
        { title: t('refundReason'), dataIndex: 'reason' },
        {
          title: t('approvals'),
          key: 'approvals',
          render: (_, { needsTwo, approvals, isByBank }) => (
            <>
              {approvals} / {needsTwo ? 2 : 1} {isByBank ? <Tag>{t('byBank')}</Tag> : null}
            </>
          ),
        },
        { title: t('appliedAt'), dataIndex: 'createdAt', render: (at: number) => formatDateTime(at) },
      ]}
    />
  );
}
