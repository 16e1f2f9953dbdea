import { INVOICE_STATES } from '@voltfront/rules/invoice/invoice-moves';
import { formatYuan } from '@voltfront/rules/money';
import { useOrderChoices } from '../../api/use-order-choices';
import { invoiceWords } from '../../texts/handover-words';
import { useTexts } from '../../texts/texts';
import { ExportButton } from '../../ui/export-button';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mporder/v1/staff/invoices';
type Invoice = ItemOf<typeof LIST>;

/** Applications for invoices, and what was issued. */
export function Invoices() {
  const { t, say } = useTexts();
  const { stores } = useOrderChoices();
  const states = INVOICE_STATES.filter((state) => state !== 'open').map((value) => ({
    value,
    label: say([invoiceWords[value][0], invoiceWords[value][1]]),
  }));
  return (
    <ResourceTable
      list={LIST}
      rowKey="orderNo"
      linkOf={({ orderNo }) => `/invoices/${orderNo}`}
      tools={(query) => <ExportButton file="POST /api/mporder/v1/staff/invoices/export" query={query} />}
      filters={[
        { kind: 'text', name: 'orderNo', label: t('orderNo') },
        { kind: 'choice', name: 'state', label: t('state'), options: states },
        { kind: 'choice', name: 'storeId', label: t('store'), options: stores },
      ]}
      columns={[
        { title: t('orderNo'), dataIndex: 'orderNo', render: (orderNo: string) => <OrderLink orderNo={orderNo} /> },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Invoice['state']) => <WordTag of={invoiceWords[state]} />,
        },
        { title: t('buyerKind'), dataIndex: 'buyerKind', render: (kind: Invoice['buyerKind']) => t(kind) },
        { title: t('buyer'), dataIndex: 'buyerName' },
        { title: t('model'), dataIndex: 'modelName' },
        { title: t('amount'), dataIndex: 'amountFen', align: 'right', render: (fen: number) => formatYuan(fen) },
        { title: t('invoiceNo'), dataIndex: 'invoiceNo', render: (invoiceNo: string | null) => invoiceNo ?? '–' },
        { title: t('attempt'), dataIndex: 'attempt', align: 'right' },
        { title: t('submittedAt'), dataIndex: 'submittedAt', render: momentOr },
        { title: t('updatedAt'), dataIndex: 'updatedAt', render: momentOr },
      ]}
    />
  );
}
