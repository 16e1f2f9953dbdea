import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { PAYMENT_STATES } from '@voltfront/rules/payment/payment-states';
import { methodWords, paymentWords, purposeWords } from '../../texts/money-words';
import { useTexts } from '../../texts/texts';
import { ExportButton } from '../../ui/export-button';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mporder/v1/staff/payments';
export type StaffPayment = ItemOf<typeof LIST>;

/** Payments of all orders, newest first. */
export function Payments() {
  const { t, say } = useTexts();
  const states = PAYMENT_STATES.map((value) => ({
    value,
    label: say([paymentWords[value][0], paymentWords[value][1]]),
  }));
  const choices = (words: Record<string, readonly [string, string]>) =>
    Object.entries(words).map(([value, pair]) => ({ value, label: say(pair) }));
  return (
    <ResourceTable
      list={LIST}
      rowKey="paymentNo"
      linkOf={({ paymentNo }) => `/payments/${paymentNo}`}
      tools={(query) => <ExportButton file="POST /api/mporder/v1/staff/payments/export" query={query} />}
      filters={[
        { kind: 'text', name: 'number', label: t('paymentSearch') },
        { kind: 'choice', name: 'state', label: t('state'), options: states },
        { kind: 'choice', name: 'method', label: t('method'), options: choices(methodWords) },
        { kind: 'choice', name: 'purpose', label: t('purpose'), options: choices(purposeWords) },
        { kind: 'day', name: 'day', label: t('createdOn') },
      ]}
      columns={[
        { title: t('paymentNo'), dataIndex: 'paymentNo' },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: StaffPayment['state']) => <WordTag of={paymentWords[state]} />,
        },
        { title: t('orderNo'), dataIndex: 'orderNo', render: (orderNo: string) => <OrderLink orderNo={orderNo} /> },
        {
          title: t('purpose'),
          key: 'purpose',
          render: (_, { purpose, part }) =>
            `${say(purposeWords[purpose])} ${part === null ? '' : t('partNo', { n: part })}`,
        },
        {
          title: t('method'),
          dataIndex: 'method',
          render: (method: StaffPayment['method']) => say(methodWords[method]),
        },
        { title: t('amount'), dataIndex: 'amountFen', align: 'right', render: (fen: number) => formatYuan(fen) },
        { title: t('createdAt'), dataIndex: 'createdAt', render: (at: number) => formatDateTime(at) },
        {
          title: t('paidAt'),
          dataIndex: 'paidAt',
          render: (at: number | null) => (at === null ? '–' : formatDateTime(at)),
        },
      ]}
    />
  );
}
